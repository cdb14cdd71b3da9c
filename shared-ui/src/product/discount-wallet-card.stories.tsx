import type { StoryGroup } from '../../gallery/story.ts';
import { DiscountWalletCard } from './discount-wallet-card.tsx';

const face = {
  issuer: { title: 'Пекарня «Тепло»', color: '#84590f' },
  value: '7 %',
  children: <p>До 10 % осталось 1 200 с</p>,
};

export const discountWalletCardStories: StoryGroup = {
  title: 'Discount card',
  stories: [
    {
      name: 'Fixed',
      render: () => <DiscountWalletCard {...face} background="lagoon" title="Постоянная скидка" />,
    },
    {
      name: 'Cumulative',
      render: () => <DiscountWalletCard {...face} background="dusk" title="Накопительная скидка" />,
    },
    {
      name: 'Cashback',
      render: () => <DiscountWalletCard {...face} background="meadow" title="Кешбэк" />,
    },
  ],
};
