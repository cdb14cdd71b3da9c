import { withoutCampaign } from './without-campaign.ts';

it.each([
  ['/home/posts', '/home/posts'],
  ['/home/posts?fbclid=IwAR1', '/home/posts'],
  ['/p/5?utm_source=vk&utm_medium=cpc&size=42', '/p/5?size=42'],
  [
    '/home/posts?search=%D1%87%D0%B0%D0%B9&yclid=1&view=GRID',
    '/home/posts?search=%D1%87%D0%B0%D0%B9&view=GRID',
  ],
  // What only looks like it is somebody's.
  ['/home/posts?search=utm_source&my_fbclid=1', '/home/posts?search=utm_source&my_fbclid=1'],
  ['/home/posts?', '/home/posts?'],
  ['/home/posts?search=a?b', '/home/posts?search=a?b'],
])('%s is drawn as %s', (url, expected) => {
  expect(withoutCampaign(url)).toBe(expected);
});
