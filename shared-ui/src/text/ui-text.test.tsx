import { render, screen } from '@testing-library/react';
import texts from '../locales/en.json' with { type: 'json' };
import { UiTextProvider, useUiText } from './ui-text.tsx';

function CloseButton() {
  const t = useUiText();
  return <button type="button">{t('close')}</button>;
}

function Counter() {
  const t = useUiText();
  return <p>{t('characters', { count: 3, limit: 10 })}</p>;
}

test('a component takes its texts from the provider', () => {
  render(
    <UiTextProvider texts={texts}>
      <CloseButton />
      <Counter />
    </UiTextProvider>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  expect(screen.getByText('3 of 10 characters')).toBeTruthy();
});

test('no provider is an error, not an empty button', () => {
  const silenced = jest.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<CloseButton />)).toThrow("No text for 'close'");
  silenced.mockRestore();
});
