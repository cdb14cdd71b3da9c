import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import common from '../../../locales/ru.json' with { type: 'json' };
import { Gallery } from './gallery.tsx';

const picture = (name: string) => ({
  small: `${name}-s`,
  medium: `${name}-m`,
  large: `${name}-l`,
  width: 4,
  height: 3,
  thumbhash: null,
});
const item = {
  name: 'Платье',
  images: [{ ...picture('one'), alt: 'Платье на вешалке' }, picture('two')],
  videos: [],
  instagram_posts: [],
} as unknown as ItemDetail;

it('says what a picture shows where somebody has said it, here and in the slideshow', async () => {
  const { record } = renderWithPlatform(<Gallery item={item} />, {
    messages: { 'mf-commerce': common as unknown as Record<string, string> },
  });
  const buttons = screen.getAllByRole('button', { name: /^Открыть фотографию/ });
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
    'Открыть фотографию 1: Платье на вешалке',
    'Открыть фотографию 2',
  ]);
  expect(buttons.map((one) => one.querySelector('img')!.alt)).toEqual(['Платье на вешалке', '']);
  await userEvent.click(buttons[0]!);
  expect(record.overlays).toMatchObject([
    { type: 'slideshow', props: { images: [{ alt: 'Платье на вешалке' }, {}], start: 0 } },
  ]);
});
