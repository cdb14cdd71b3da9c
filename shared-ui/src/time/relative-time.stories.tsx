import type { StoryGroup } from '../../gallery/story.ts';
import { RelativeTime } from './relative-time.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const before = (seconds: number) => new Date(NOW - seconds * 1000).toISOString();

const AGES = [
  ['Just now', 3],
  ['Seconds', 42],
  ['Minutes', 300],
  ['Hours', 7200],
  ['Date', 400_000],
] as const;

export const relativeTimeStories: StoryGroup = {
  title: 'Relative time',
  stories: AGES.map(([name, seconds]) => ({
    name,
    render: () => <RelativeTime date={before(seconds)} now={NOW} locale="ru" />,
  })),
};
