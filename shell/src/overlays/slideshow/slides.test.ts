import { slidesOf } from './slides.ts';

const picture = (name: string) => ({
  small: `${name}-s`,
  medium: `${name}-m`,
  large: `${name}-l`,
  width: 4,
  height: 3,
  thumbhash: null,
});

it('say what a picture shows in the words of whoever has published it, or else name the thing', () => {
  const images = [{ ...picture('one'), alt: 'Платье на вешалке' }, picture('two')];
  expect(slidesOf({ images, title: 'Платье' })).toMatchObject([
    { src: 'one-l', alt: 'Платье на вешалке' },
    { src: 'two-l', alt: 'Платье' },
  ]);
});
