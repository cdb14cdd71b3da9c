import { useState } from 'react';
import styled from 'styled-components';
import type { StoryGroup } from '../../gallery/story.ts';
import { Avatar } from '../avatar/avatar.tsx';
import { Loading, SkeletonRow } from '../states/skeleton.tsx';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { ONE_COLUMN, type ColumnSteps } from './use-grid-columns.ts';
import { VirtualList } from './virtual-list.tsx';

const NAMES = ['Айгүл Асанова', 'Navat', 'İrem Çelik', 'Бакыт Осмонов', '李小龙', 'Jürgen Groß'];
const people = (count: number) =>
  Array.from({ length: count }, (_, id) => ({ id, name: NAMES[id % NAMES.length]! }));

function Contacts({ columns }: { readonly columns: ColumnSteps }) {
  const [items, setItems] = useState(() => people(8));
  return (
    <VirtualList
      label="Контакты"
      items={items}
      keyOf={({ id }) => id}
      columns={columns}
      gap={8}
      hasMore={items.length < 12}
      onEndReached={() => setItems(people(items.length + 4))}
      footer={
        items.length < 12 && (
          <Loading>
            <SkeletonRow />
          </Loading>
        )
      }
    >
      {({ id, name }) => (
        <Person>
          <Avatar name={name} src={null} size={44} />
          <span>
            {name} {id + 1}
          </span>
        </Person>
      )}
    </VirtualList>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

export const virtualListStories: StoryGroup = {
  title: 'Virtual list',
  layout: 'block',
  stories: [
    { name: 'One column', render: () => <Contacts columns={ONE_COLUMN} /> },
    { name: 'Two columns', render: () => <Contacts columns={{ fewest: 2, steps: [] }} /> },
  ],
};
