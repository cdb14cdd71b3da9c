import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Chip, ChipRow } from './chip.tsx';

test('chips are toggles of a named group', async () => {
  const onClick = jest.fn();
  const { user } = renderUi(
    <ChipRow label="Categories">
      <Chip pressed onClick={onClick}>
        Coffee
      </Chip>
      <Chip pressed={false}>Clothes</Chip>
    </ChipRow>,
  );
  expect(screen.getByRole('group', { name: 'Categories' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clothes', pressed: false })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Coffee', pressed: true }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
