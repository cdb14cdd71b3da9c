import type { StoryGroup } from '../../gallery/story.ts';
import { Price } from './price.tsx';

const som = (amount: string) => ({ amount, currency: 'KGS' });

export const priceStories: StoryGroup = {
  title: 'Price',
  stories: [
    { name: 'Whole', render: () => <Price price={som('1250.00')} locale="ru" /> },
    {
      name: 'Reduced',
      render: () => <Price price={som('890')} oldPrice={som('1250')} locale="ru" />,
    },
    {
      name: 'Converted',
      render: () => (
        <Price price={som('890')} converted={{ amount: '10.18', currency: 'USD' }} locale="ru" />
      ),
    },
    { name: 'Large', render: () => <Price price={som('24900')} locale="ru" size="l" /> },
    { name: 'Two decimals', render: () => <Price price={som('350')} decimals="two" locale="ru" /> },
    {
      name: 'Euro in German',
      render: () => <Price price={{ amount: '1299.9', currency: 'EUR' }} locale="de" />,
    },
    {
      name: 'Dollar in English',
      render: () => <Price price={{ amount: '12.5', currency: 'USD' }} locale="en" />,
    },
  ],
};
