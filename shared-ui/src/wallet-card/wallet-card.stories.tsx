import type { StoryGroup } from '../../gallery/story.ts';
import { WalletCard } from './wallet-card.tsx';

const BACKGROUNDS = ['ember', 'lagoon', 'meadow', 'dusk'] as const;

export const walletCardStories: StoryGroup = {
  title: 'WalletCard',
  layout: 'block',
  stories: BACKGROUNDS.map((background) => ({
    name: background,
    render: () => (
      <WalletCard
        title="Накопительная карта"
        issuer="Ала-Тоо Мода"
        value="10 %"
        background={background}
      >
        <p>Чем больше покупаете, тем больше скидка.</p>
      </WalletCard>
    ),
  })),
};
