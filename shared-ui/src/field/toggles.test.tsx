import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Checkbox } from './checkbox.tsx';
import { Switch } from './switch.tsx';

test('a checkbox is named by its text, which can be pressed as well', async () => {
  const { user } = renderUi(<Checkbox>Remember me</Checkbox>);
  await user.click(screen.getByText('Remember me'));
  expect(screen.getByRole('checkbox', { name: 'Remember me', checked: true })).toBeTruthy();
});

test('a switch is turned by Space', async () => {
  const { user } = renderUi(<Switch>Dark theme</Switch>);
  await user.tab();
  await user.keyboard(' ');
  expect(screen.getByRole('switch', { name: 'Dark theme', checked: true })).toBeTruthy();
});

test('a disabled switch stays as it is', async () => {
  const { user } = renderUi(<Switch disabled>Delivery</Switch>);
  await user.click(screen.getByText('Delivery'));
  expect(screen.getByRole('switch', { name: 'Delivery', checked: false })).toBeTruthy();
});
