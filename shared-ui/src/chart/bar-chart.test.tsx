import { render, screen } from '@testing-library/react';
import { BarChart } from './bar-chart.tsx';

const draw = (bars: Parameters<typeof BarChart>[0]['bars']) =>
  render(<BarChart caption="Sales" bars={bars} places={8} ends={['Monday', 'Sunday']} />);

const heights = (container: HTMLElement) =>
  [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));

it('draws the largest as high as there is room, and tells each in words', () => {
  const { container } = draw([
    { at: 0, value: 500, before: 1000, words: 'Monday: 500, before: 1000' },
    { at: 3, value: 0, before: 250, words: 'Thursday: 0, before: 250' },
  ]);
  expect(screen.getByRole('figure').textContent).toContain('Sales');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Monday: 500, before: 1000',
    'Thursday: 0, before: 250',
  ]);
  // What was before stands behind.
  expect(heights(container)).toEqual(['100', '50', '25', '0']);
});

it('draws the largest that high also when all are below 1', () => {
  const { container } = draw([
    { at: 0, value: 0.5, words: 'Monday: 0.50' },
    { at: 1, value: 0.25, words: 'Tuesday: 0.25' },
  ]);
  expect(heights(container)).toEqual(['100', '50']);
});

it('has one bar in a place where there is nothing to compare with, and none below the line', () => {
  const { container } = draw([
    { at: 0, value: -10, words: 'Monday: -10' },
    { at: 1, value: 0, words: 'Tuesday: 0' },
  ]);
  expect(heights(container)).toEqual(['0', '0']);
});
