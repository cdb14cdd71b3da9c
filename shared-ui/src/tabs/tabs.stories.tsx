import { useState } from 'react';
import type { StoryGroup } from '../../gallery/story.ts';
import { SegmentedControl } from './segmented-control.tsx';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'items', label: 'Товары' },
  { id: 'about', label: 'О компании' },
  { id: 'reviews', label: 'Отзывы' },
] as const;

function OrganizationTabs() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('items');
  return (
    <Tabs label="Разделы организации" tabs={TABS} value={tab} onChange={setTab}>
      <p>{TABS.find(({ id }) => id === tab)?.label}</p>
    </Tabs>
  );
}

function ViewMode() {
  const [mode, setMode] = useState<'FEED' | 'GRID'>('FEED');
  return (
    <SegmentedControl
      label="Вид"
      segments={[
        { value: 'FEED', label: 'Лента' },
        { value: 'GRID', label: 'Сетка' },
      ]}
      value={mode}
      onChange={setMode}
    />
  );
}

export const tabsStories: StoryGroup = {
  title: 'Tabs and segments',
  layout: 'block',
  stories: [
    { name: 'Tabs', render: () => <OrganizationTabs /> },
    { name: 'Segmented control', render: () => <ViewMode /> },
  ],
};
