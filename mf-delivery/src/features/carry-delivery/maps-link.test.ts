import { mapsPlatformOf, mapsSearchLink } from './maps-link.ts';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'web'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile', 5, 'mobile'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 0, 'web'],
])('%s with %i touch points opens %s maps', (userAgent, touchPoints, platform) => {
  expect(mapsPlatformOf(userAgent, touchPoints)).toBe(platform);
});

it.each([
  ['apple', 'maps://?q=%D0%9E%D1%88%2C%201%20%26%202'],
  ['mobile', 'geo:0,0?q=%D0%9E%D1%88%2C%201%20%26%202'],
  ['web', 'https://www.google.com/maps/search/?api=1&query=%D0%9E%D1%88%2C%201%20%26%202'],
] as const)('an address goes whole into the %s link', (platform, link) => {
  expect(mapsSearchLink('Ош, 1 & 2', platform)).toBe(link);
});
