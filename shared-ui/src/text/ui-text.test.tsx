import { render, screen } from '@testing-library/react';
import texts from '../locales/en.json' with { type: 'json' };
import { type UiLabels, UiTextProvider, useUiText } from './ui-text.tsx';

function CloseButton({ labels }: { readonly labels?: UiLabels<'close'> }) {
  const t = useUiText(labels);
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

test('a label of the caller goes before the provider and needs none', () => {
  render(<CloseButton labels={{ close: 'Enough' }} />);
  expect(screen.getByRole('button', { name: 'Enough' })).toBeTruthy();
});

test('a text that nobody gives is an error, not an empty button', () => {
  const silenced = jest.spyOn(console, 'error').mockReturnValue();
  expect(() => render(<CloseButton />)).toThrow("No text for 'close'");
  silenced.mockRestore();
});
