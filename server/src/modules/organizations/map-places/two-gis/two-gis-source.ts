import { fetchPicture } from '../../../../platform/files/fetch-picture.ts';
import type { Outbound } from '../../../../platform/outbound/outbound.ts';
import { askService, type Gateways } from '../ask-service.ts';
import { followLink } from '../follow-link.ts';
import type { FoundPlace, MapSource } from '../map-source.ts';
import { readTwoGisLink } from './read-two-gis-link.ts';
import { presentBranch, TwoGisAnswer } from './read-two-gis-place.ts';

interface Options {
  readonly gateways: Gateways;
  /** For addresses that people paste, and pictures. */
  readonly outbound: Outbound;
  readonly url: string;
  readonly key: string;
}

const FIELDS = [
  'point',
  'address',
  'full_address_name',
  'adm_div',
  'schedule',
  'contact_groups',
  'rubrics',
  'external_content',
].map((field) => `items.${field}`);

const PICTURES_MAX = 2;

/** Asks the Places API 3.0 of 2GIS. Its texts are in the language of the place. */
export function createTwoGisSource({ gateways, outbound, url, key }: Options): MapSource {
  async function findById(placeId: string): Promise<FoundPlace | null> {
    const address = new URL(`${url.replace(/\/$/, '')}/3.0/items/byid`);
    address.search = String(new URLSearchParams({ id: placeId, key, fields: FIELDS.join(',') }));
    const answer = await askService(gateways, { url: address.href }, TwoGisAnswer);
    const branch = answer?.result?.items[0];
    if (!branch) return null;
    const pictures = branch.external_content
      .flatMap(({ main_photo_url: picture }) => (picture === undefined ? [] : [picture]))
      .slice(0, PICTURES_MAX);
    return {
      place: presentBranch(branch),
      pictures: pictures.map((picture) => () => fetchPicture(outbound, picture)),
    };
  }

  return {
    state: 'live',
    examples: [],
    findById,
    async findByLink(link) {
      if (!readTwoGisLink(link)) return 'no_link';
      const known = await followLink(outbound, link, readTwoGisLink);
      return known ? findById(known.placeId) : 'no_link';
    },
  };
}
