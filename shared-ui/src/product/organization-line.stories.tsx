import type { StoryGroup } from '../../gallery/story.ts';
import { Detail, OrganizationLine } from './organization-line.tsx';

const organization = { title: 'Пекарня «Тепло»', image: null, is_verified: true, color: '#84590f' };

export const organizationLineStories: StoryGroup = {
  title: 'Organization line',
  stories: [
    {
      name: 'Verified',
      render: () => (
        <OrganizationLine organization={organization} size={40}>
          <Detail>Пекарня</Detail>
        </OrganizationLine>
      ),
    },
    {
      name: 'Not verified, a long detail',
      render: () => (
        <OrganizationLine organization={{ ...organization, is_verified: false }} size={56}>
          <Detail>Бишкек, улица Юсупа Абдрахманова, 105, рядом с парком, вход со двора</Detail>
        </OrganizationLine>
      ),
    },
  ],
};
