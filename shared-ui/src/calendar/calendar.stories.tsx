import type { StoryGroup } from '../../gallery/story.ts';
import { Calendar } from './calendar.tsx';

const months = { min: '2026-11-20', max: '2027-02-28', onSelect: () => undefined };

export const calendarStories: StoryGroup = {
  title: 'Calendar',
  stories: [
    {
      name: 'Nothing chosen',
      render: () => (
        <Calendar
          {...months}
          label="Dates"
          locale="en"
          selected={null}
          isTaken={(day) => day > '2026-11-23' && day < '2026-11-27'}
        />
      ),
    },
    {
      name: 'A few days',
      render: () => (
        <Calendar
          {...months}
          label="Даты"
          locale="ru"
          selected={{ from: '2026-11-24', to: '2026-11-27' }}
          isTaken={() => false}
        />
      ),
    },
  ],
};
