import { z } from 'zod';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { fetchPicture } from '../../../../platform/files/fetch-picture.ts';
import { OutboundError } from '../../../../platform/outbound/outbound-error.ts';
import type { Outbound } from '../../../../platform/outbound/outbound.ts';
import { askService, type Gateways } from '../ask-service.ts';
import { followLink } from '../follow-link.ts';
import type { FoundPlace, MapSource } from '../map-source.ts';
import { readGoogleLink, type GoogleLink } from './read-google-link.ts';
import {
  GOOGLE_FIELDS,
  GooglePlace,
  presentGooglePlace,
  type GooglePlace as Row,
} from './read-google-place.ts';

interface Options {
  readonly gateways: Gateways;
  /** For addresses that people paste, and pictures. */
  readonly outbound: Outbound;
  readonly url: string;
  readonly key: string;
}

const Matches = z.object({
  places: z.array(z.object({ id: z.string(), googleMapsUri: z.string() })).default([]),
});
const Photo = z.object({ photoUri: z.url({ protocol: /^https?$/ }) });

const PICTURES_MAX = 2;
/** Pixels. */
const PICTURE_WIDTH = 1600;
/** Metres around the point of the link. */
const RADIUS = 500;

/** Asks Places API (New) of Google Maps Platform. */
export function createGoogleSource({ gateways, outbound, url, key }: Options): MapSource {
  const base = url.replace(/\/$/, '');

  async function findById(placeId: string, locale: Locale): Promise<FoundPlace | null> {
    const row = await askService(
      gateways,
      {
        url: `${base}/v1/places/${encodeURIComponent(placeId)}?languageCode=${locale}`,
        headers: { 'x-goog-api-key': key, 'x-goog-fieldmask': GOOGLE_FIELDS.join(',') },
      },
      GooglePlace,
    );
    return row && { place: presentGooglePlace(row), pictures: picturesOf(row) };
  }

  const picturesOf = ({ photos }: Row) =>
    photos.slice(0, PICTURES_MAX).map(({ name }) => async () => {
      const photo = await askService(
        gateways,
        {
          url: `${base}/v1/${name}/media?maxWidthPx=${PICTURE_WIDTH}&skipHttpRedirect=true`,
          headers: { 'x-goog-api-key': key },
        },
        Photo,
      );
      if (!photo) throw new OutboundError('status');
      return fetchPicture(outbound, photo.photoUri);
    });

  /** The id of a business whose link only has a number: the one of that name and place with this number. */
  async function idOf(
    { number, title, point }: Extract<GoogleLink, { kind: 'number' }>,
    locale: Locale,
  ): Promise<string | null> {
    if (title === null) return null;
    const found = await askService(
      gateways,
      {
        url: `${base}/v1/places:searchText`,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-goog-api-key': key,
          'x-goog-fieldmask': 'places.id,places.googleMapsUri',
        },
        body: JSON.stringify({
          textQuery: title,
          languageCode: locale,
          ...(point && { locationBias: { circle: { center: point, radius: RADIUS } } }),
        }),
      },
      Matches,
    );
    const same = found?.places.find(
      ({ googleMapsUri }) => URL.parse(googleMapsUri)?.searchParams.get('cid') === number,
    );
    return same?.id ?? null;
  }

  return {
    state: 'live',
    examples: [],
    findById,
    async findByLink(link, locale) {
      if (!readGoogleLink(link)) return 'no_link';
      const known = await followLink(outbound, link, readGoogleLink);
      if (!known) return 'no_link';
      const placeId = known.kind === 'id' ? known.placeId : await idOf(known, locale);
      return placeId === null ? null : findById(placeId, locale);
    },
  };
}
