import type { StoryGroup } from '../../gallery/story.ts';
import { BarChart } from './bar-chart.tsx';

const SALES = [3, 5, 2, 8, 6, 9, 4];

export const barChartStories: StoryGroup = {
  title: 'BarChart',
  layout: 'block',
  stories: [
    {
      name: 'by day',
      render: () => (
        <BarChart
          caption="Продажи по дням"
          bars={SALES.map((value, at) => ({ at, value, words: `${at + 1} июня: ${value} 000 с` }))}
          places={SALES.length}
          ends={['1 июня', '7 июня']}
        />
      ),
    },
    {
      name: 'beside those before',
      render: () => (
        <BarChart
          caption="Сегодня и неделю назад"
          bars={SALES.slice(0, 5).map((value, at) => ({
            at,
            value,
            before: SALES.at(-1 - at)!,
            words: `${at + 9}:00 — ${value} 000 с, неделю назад ${SALES.at(-1 - at)} 000 с`,
          }))}
          places={8}
          ends={['9:00', '17:00']}
        />
      ),
    },
  ],
};
