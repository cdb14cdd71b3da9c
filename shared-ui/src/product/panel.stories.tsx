import type { StoryGroup } from '../../gallery/story.ts';
import { FlushPanel } from './flush-panel.ts';
import { Panel } from './panel.ts';

const words = (
  <>
    <h2>Доставка</h2>
    <p>Бишкек, улица Юсупа Абдрахманова, 105</p>
  </>
);

export const panelStories: StoryGroup = {
  title: 'Panel',
  stories: [
    { name: 'Raised', render: () => <Panel>{words}</Panel> },
    { name: 'Flush on a phone', render: () => <FlushPanel>{words}</FlushPanel> },
  ],
};
