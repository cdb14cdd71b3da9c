import type { StoryGroup } from '../../gallery/story.ts';
import { PaperTitle, PrintedPaper } from './printed-paper.tsx';

export const printedPaperStories: StoryGroup = {
  title: 'Printed paper',
  stories: [
    {
      name: 'Of a narrow roll',
      render: () => (
        <PrintedPaper width={60}>
          <PaperTitle>No. 7</PaperTitle>
          <p>2 × Tea</p>
        </PrintedPaper>
      ),
    },
  ],
};
