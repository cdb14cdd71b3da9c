import { screen } from '@testing-library/react';
import { renderWithPlatform } from '@karavan/shared-api/testing';
import texts from '../locales/ru.json' with { type: 'json' };
import { InstagramCard } from './instagram-card.tsx';

const url = 'https://www.instagram.com/reel/C8xYz12AbCd/';

test('a reel opens on Instagram, which is told nothing of the page, and nothing is loaded from it', async () => {
  const { container } = renderWithPlatform(
    <InstagramCard post={{ type: 'instagram_video', url }} />,
    { path: '/p/3', messages: { 'mf-commerce-shop': texts as unknown as Record<string, string> } },
  );
  const link = await screen.findByRole<HTMLAnchorElement>('link', {
    name: new RegExp(texts.instagram_reel),
  });
  expect([link.href, link.target]).toEqual([url, '_blank']);
  expect(link.rel.split(' ')).toEqual(expect.arrayContaining(['noopener', 'noreferrer']));
  expect(container.querySelector('iframe, img, script')).toBeNull();
});
