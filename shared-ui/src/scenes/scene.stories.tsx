import type { StoryGroup } from '../../gallery/story.ts';
import { Scene } from './scene.tsx';
import type { SceneName } from './scene-name.ts';

const NAMES: readonly SceneName[] = [
  'calm',
  'cards',
  'cart',
  'parcel',
  'receipt',
  'booking',
  'address',
  'delivery',
  'statistics',
  'organizations',
  'chats',
  'notifications',
  'comments',
  'search',
  'saved',
  'liked',
  'gone',
  'closed',
  'offline',
  'done',
  'refused',
];

export const sceneStories: StoryGroup = {
  title: 'Scenes',
  stories: NAMES.map((name) => ({ name, render: () => <Scene name={name} /> })),
};
