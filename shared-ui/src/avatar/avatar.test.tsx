import { fireEvent } from '@testing-library/react';
import { renderUi } from '../testing/render-ui.tsx';
import { Avatar } from './avatar.tsx';

test.each([
  ['person', '132'],
  ['organization', '72'],
] as const)('the picture of a %s has its size from the start', (shape, side) => {
  const { container } = renderUi(<Avatar name="Navat" src="/a.avif" shape={shape} />);
  const picture = container.querySelector('img');
  expect([picture?.getAttribute('width'), picture?.getAttribute('height')]).toEqual([side, side]);
});

test.each([
  ['Айгүл Асанова', 'АА'],
  ['navat', 'N'],
  ['李小龙', '李'],
  ['  Bar & Grill House ', 'BG'],
  ['😀 Смайл', 'С'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  const { container } = renderUi(<Avatar name={name} src={null} />);
  expect(container.textContent).toBe(initials);
});

test('a picture that does not load gives way to the initials, until there is another one', () => {
  const { container, rerender } = renderUi(<Avatar name="Navat" src="/gone.avif" />);
  fireEvent.error(container.querySelector('img')!);
  expect(container.textContent).toBe('N');
  rerender(<Avatar name="Navat" src="/new.avif" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.avif');
});
