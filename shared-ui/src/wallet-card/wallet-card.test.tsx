import { screen } from '@testing-library/react';
import { expectAccessible } from '../testing/expect-accessible.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { WalletCard } from './wallet-card.tsx';

test('a card is a part of the page that is called what it is', async () => {
  const { container } = renderUi(
    <WalletCard
      title="Cumulative card"
      issuer={{ title: 'Ala-Too', mark: null }}
      value="10 %"
      background="dusk"
    >
      <p>The more you buy, the more you save.</p>
    </WalletCard>,
  );
  const card = screen.getByRole('article', { name: 'Cumulative card' });
  expect(card.textContent).toContain('10 %');
  expect(card.textContent).toContain('Ala-Too');
  await expectAccessible(container);
});
