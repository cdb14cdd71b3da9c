import fc from 'fast-check';
import { readGoogleLink } from './read-google-link.ts';

const NUMBER = '1885667171979194497';
const PAIR = '0x389ec9a0b1c2d3e4:0x1a2b3c4d5e6f7081';
const PLACE = 'ChIJKaragachCoffee00001';

it.each([
  [`https://www.google.com/maps/search/?api=1&query=Coffee&query_place_id=${PLACE}`],
  [`https://www.google.com/maps/place/?q=place_id:${PLACE}`],
  [`www.google.kg/maps/place/Coffee/data=!4m2!3m1!19s${PLACE}`],
  [`https://maps.google.de/?q=place_id:${PLACE}`],
  [
    `https://consent.google.com/m?continue=https://www.google.com/maps/place/?q%3Dplace_id:${PLACE}`,
  ],
])('%s names the place by its id', (link) => {
  expect(readGoogleLink(link)).toEqual({ kind: 'id', placeId: PLACE });
});

it.each([
  [
    `https://www.google.com/maps/place/Karagach+Coffee/@42.87,74.61,17z/data=!3m1!4b1!4m6!3m5!1s${PAIR}!8m2!3d42.8712!4d74.6101`,
    { title: 'Karagach Coffee', point: { latitude: 42.8712, longitude: 74.6101 } },
  ],
  [
    `https://www.google.com.tr/maps/place/%D0%9A%D0%BE%D1%84%D0%B5/@42.87,74.61,17z/data=!1s${PAIR}`,
    { title: 'Кофе', point: { latitude: 42.87, longitude: 74.61 } },
  ],
  [`https://maps.google.com/maps?q=Coffee&ftid=${PAIR}`, { title: 'Coffee', point: null }],
  [`https://maps.google.com/?cid=${NUMBER}`, { title: null, point: null }],
])('%s names it by its number', (link, rest) => {
  expect(readGoogleLink(link)).toEqual({ kind: 'number', number: NUMBER, ...rest });
});

it.each(['https://maps.app.goo.gl/AbC123', 'goo.gl/maps/AbC123', 'https://g.page/coffee'])(
  '%s leads on',
  (link) => {
    expect(readGoogleLink(link)).toMatchObject({ kind: 'short' });
  },
);

it.each([
  '',
  'coffee',
  'https://www.google.com/search?q=coffee',
  'https://www.google.com/maps/@42.87,74.61,17z',
  'https://www.google.com/maps/place/Coffee/@42.87,74.61,17z',
  `https://www.google.com.evil.test/maps/place/?q=place_id:${PLACE}`,
  `https://evil.test/maps/place/?q=place_id:${PLACE}`,
  `https://www.google.com@evil.test/maps/place/?q=place_id:${PLACE}`,
  `https://name:secret@www.google.com/maps/place/?q=place_id:${PLACE}`,
  `https://www.google.com:8080/maps/place/?q=place_id:${PLACE}`,
  'https://goo.gl/AbC123',
  'https://maps.app.goo.gl/',
  'https://consent.google.com/m?continue=https://consent.google.com/m',
  'https://consent.google.com/m?continue=http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'javascript:alert(1)',
])('%s is no link to a place', (link) => {
  expect(readGoogleLink(link)).toBeNull();
});

it('reads every number as the service writes it', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (number) => {
      const pair = `0x389ec9a0b1c2d3e4:0x${number.toString(16)}`;
      const link = readGoogleLink(`https://www.google.com/maps/place/A/data=!1s${pair}`);
      expect(link).toMatchObject({ kind: 'number', number: String(number) });
    }),
  );
});

it('stands whatever is pasted, and follows no other site', () => {
  const pieces = fc.constantFrom('google.com', '/maps/', '@', ':', '!1s', '%', '0x1:0x2', 'goo.gl');
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), pieces)), (parts) => {
      const link = readGoogleLink(`https://${parts.join('')}`);
      if (link?.kind !== 'short') return;
      expect(['maps.app.goo.gl', 'goo.gl', 'g.page']).toContain(new URL(link.url).hostname);
    }),
  );
});
