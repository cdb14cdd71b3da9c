import { addressLink, mapPlatformOf, placeLink } from './map-link.ts';

const place = { latitude: 42.87, longitude: 74.57, title: 'Шаг & Ко' };

it('opens the maps of the platform', () => {
  expect(placeLink(place, 'ios')).toBe(
    'maps://?ll=42.87,74.57&q=%D0%A8%D0%B0%D0%B3%20%26%20%D0%9A%D0%BE',
  );
  expect(placeLink(place, 'mobile')).toMatch(/^geo:42\.87,74\.57\?q=42\.87,74\.57\(%D0/);
  expect(placeLink(place, 'desktop')).toBe(
    'https://www.google.com/maps/search/?api=1&query=42.87%2C74.57',
  );
});

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605', 0, 'desktop'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari/537', 5, 'mobile'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/142', 0, 'desktop'],
] as const)('knows the platform of %s', (userAgent, touchPoints, platform) => {
  expect(mapPlatformOf(userAgent, touchPoints)).toBe(platform);
});

it.each([
  ['ios', 'maps://?q=%D0%9E%D1%88%2C%201%20%26%202'],
  ['mobile', 'geo:0,0?q=%D0%9E%D1%88%2C%201%20%26%202'],
  ['desktop', 'https://www.google.com/maps/search/?api=1&query=%D0%9E%D1%88%2C%201%20%26%202'],
] as const)('puts an address whole into the link for %s', (platform, link) => {
  expect(addressLink('Ош, 1 & 2', platform)).toBe(link);
});
