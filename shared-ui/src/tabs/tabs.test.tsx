import { useState } from 'react';
import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { SegmentedControl } from './segmented-control.tsx';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'items', label: 'Items' },
  { id: 'about', label: 'About' },
  { id: 'reviews', label: 'Reviews' },
] as const;

function Sections() {
  const [tab, setTab] = useState<(typeof TABS)[number]['id']>('items');
  return (
    <Tabs label="Sections" tabs={TABS} value={tab} onChange={setTab}>
      {tab}
    </Tabs>
  );
}

const selected = () => screen.getByRole('tab', { selected: true }).textContent;

test('the arrow keys go round the tabs, and the panel is named by the chosen one', async () => {
  const { user } = renderUi(<Sections />);
  await user.click(screen.getByRole('tab', { name: 'Reviews' }));
  expect(screen.getByRole('tabpanel', { name: 'Reviews' }).textContent).toBe('reviews');
  await user.keyboard('{ArrowRight}');
  expect(selected()).toBe('Items');
  await user.keyboard('{ArrowLeft}');
  expect(selected()).toBe('Reviews');
  await user.keyboard('{Home}');
  expect(selected()).toBe('Items');
  await user.keyboard('{End}');
  expect(selected()).toBe('Reviews');
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
});

test('one press of Tab leaves the tabs for their panel', async () => {
  const { user } = renderUi(<Sections />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Items' }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('a segmented control is a group of which one is chosen', async () => {
  const onChange = jest.fn();
  const { user } = renderUi(
    <SegmentedControl
      label="View"
      segments={[
        { value: 'FEED', label: 'Feed' },
        { value: 'GRID', label: 'Grid' },
      ]}
      value="FEED"
      onChange={onChange}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Feed', checked: true })).toBeTruthy();
  await user.click(screen.getByText('Grid'));
  expect(onChange).toHaveBeenCalledWith('GRID');
});
