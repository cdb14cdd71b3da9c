import type { StoryGroup } from '../../gallery/story.ts';
import { Avatar } from '@karavan/shared-ui/avatar';
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
        issuer={{
          title: 'Ала-Тоо Мода',
          mark: (
            <Avatar name="Ала-Тоо Мода" src={null} color="#9a4431" size={40} shape="organization" />
          ),
        }}
        value="10 %"
        background={background}
      >
        <p>Чем больше покупаете, тем больше скидка.</p>
      </WalletCard>
    ),
  })),
};
