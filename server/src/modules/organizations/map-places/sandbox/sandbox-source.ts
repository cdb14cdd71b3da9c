import type { MapSource as SourceName } from '@karavan/shared-api/contract/enumerations';
import { readGoogleLink } from '../google/read-google-link.ts';
import type { FoundPlace, MapSource } from '../map-source.ts';
import { readTwoGisLink } from '../two-gis/read-two-gis-link.ts';
import { drawPicture } from '../../../../platform/files/draw-picture.ts';
import { SANDBOX_PLACES } from './sandbox-places.ts';

const SIGN = { width: 600, height: 600 };
const BANNER = { width: 1200, height: 400 };
const EVENING = [
  [214, 120, 60],
  [92, 44, 88],
] as const;
const MORNING = [
  [120, 176, 190],
  [236, 214, 160],
] as const;

/** A service of maps that knows a few made-up places, and asks nobody. */
export function createSandboxSource(source: SourceName): MapSource {
  const known = SANDBOX_PLACES.filter(({ place }) => place.source === source);
  const read = source === 'google_maps' ? readGoogleLink : readTwoGisLink;

  const present = (found: (typeof known)[number] | undefined): FoundPlace | null =>
    found
      ? {
          place: found.place,
          pictures: [
            async () => ({ content: drawPicture(SIGN, ...EVENING), field: 'image_url' }),
            async () => ({ content: drawPicture(BANNER, ...MORNING), field: 'image_url' }),
          ],
        }
      : null;

  return {
    state: 'sandbox',
    examples: known.map(({ link }) => link),
    async findByLink(text) {
      const link = read(text);
      if (!link) return 'no_link';
      return present(
        known.find(({ place, short, number }) => {
          if (link.kind === 'short') return link.url === short;
          return link.kind === 'id' ? link.placeId === place.place_id : link.number === number;
        }),
      );
    },
    findById: async (placeId) => present(known.find(({ place }) => place.place_id === placeId)),
  };
}
