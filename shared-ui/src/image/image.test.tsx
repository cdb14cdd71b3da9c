import { fireEvent, screen, waitFor } from '@testing-library/react';
import { samplePicture } from '../../gallery/sample-picture.ts';
import { renderUi } from '../testing/render-ui.tsx';
import { Image } from './image.tsx';

const picture = {
  ...samplePicture('coral'),
  small: '/s.avif',
  medium: '/m.avif',
  large: '/l.avif',
};
const image = (priority = false) => (
  <Image picture={picture} alt="The lake" ratio={4 / 3} sizes="100vw" priority={priority} />
);
const frame = () => screen.getByRole('img').parentElement!;

test('the browser chooses among the stored sizes and waits until the picture comes near', () => {
  renderUi(image());
  const element = screen.getByRole<HTMLImageElement>('img', { name: 'The lake' });
  expect(element.srcset).toBe('/s.avif 320w, /m.avif 720w, /l.avif 1440w');
  expect(element.getAttribute('loading')).toBe('lazy');
});

test('a picture above the fold loads at once', () => {
  renderUi(image(true));
  const element = screen.getByRole('img');
  expect([element.getAttribute('loading'), element.getAttribute('fetchpriority')]).toEqual([
    'eager',
    'high',
  ]);
});

test('a blurred picture shows until the real one is there', async () => {
  renderUi(image());
  await waitFor(() => expect(frame().style.backgroundImage).toContain('data:image/png'));
  fireEvent.load(screen.getByRole('img'));
  expect(frame().style.backgroundImage).toBe('');
  expect(frame().style.backgroundColor).toMatch(/^rgb/);
});

test('of a picture that does not load, the words remain; another picture gets its chance', () => {
  const { rerender } = renderUi(image());
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('The lake. The picture could not be loaded')).toBeTruthy();
  rerender(
    <Image picture={{ ...picture, medium: '/n.avif' }} alt="A hill" ratio={1} sizes="100vw" />,
  );
  expect(screen.getByRole('img', { name: 'A hill' })).toBeTruthy();
});
