import fc from 'fast-check';
import { readTwoGisLink } from './read-two-gis-link.ts';

const PLACE = '70000001000000147';

it.each([
  `https://2gis.kg/bishkek/firm/${PLACE}`,
  `2gis.kg/bishkek/firm/${PLACE}/74.6054%2C42.8749`,
  `https://2gis.ru/moscow/search/coffee/firm/${PLACE}?m=74.6%2C42.8%2F16`,
  `https://2gis.com/firm/${PLACE}_abc1def2`,
  `https://www.2gis.com.cy/firm/${PLACE}/tab/reviews`,
  `https://m.2gis.kg/bishkek/firm/${PLACE}`,
])('%s names the branch', (link) => {
  expect(readTwoGisLink(link)).toEqual({ kind: 'id', placeId: PLACE });
});

it('knows that short links lead on', () => {
  const url = 'https://go.2gis.com/ab1cd';
  expect(readTwoGisLink(url)).toEqual({ kind: 'short', url });
});

it.each([
  '',
  'https://2gis.kg/bishkek',
  'https://2gis.kg/bishkek/geo/15763234351078459',
  'https://2gis.kg/bishkek/firm/abc',
  `https://2gis.kg.evil.test/firm/${PLACE}`,
  `https://evil.test/2gis.kg/firm/${PLACE}`,
  `https://2gis.kg@evil.test/firm/${PLACE}`,
  `https://2gis.kg:444/firm/${PLACE}`,
  `file:///2gis.kg/firm/${PLACE}`,
])('%s is no link to a branch', (link) => {
  expect(readTwoGisLink(link)).toBeNull();
});

it('reads any id, whatever stands around it', () => {
  const id = fc.bigInt({ min: 100_000n, max: 10n ** 20n - 1n }).map(String);
  const word = fc.stringMatching(/^[a-z]{1,10}$/);
  fc.assert(
    fc.property(id, word, word, (placeId, city, query) => {
      const link = `https://2gis.kg/${city}/search/${query}/firm/${placeId}`;
      expect(readTwoGisLink(link)).toEqual({ kind: 'id', placeId });
    }),
  );
});
