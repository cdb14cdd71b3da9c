import type { z } from 'zod';
import type { Outbound } from '../../../../platform/outbound/outbound.ts';
import { OutboundError } from '../../../../platform/outbound/outbound-error.ts';
import { PLACES_MAX, type Geocoder } from '../geocoder.ts';
import { NominatimPlace, NominatimPlaces, presentRow } from './read-nominatim.ts';

/** Somebody is typing: what comes later is of no use. */
const TIMEOUT_MS = 2500;
const MAX_BYTES = 500_000;
/** What is near: about a hundred kilometres around. */
const NEAR_DEGREES = 1;

interface Options {
  readonly gateways: Pick<Outbound, 'fetch'>;
  /** With whatever it wants to be asked with in its query, such as a key. */
  readonly url: string;
  /** Who asks: the service's terms want to know. */
  readonly userAgent: string;
}

/**
 * Asks a Nominatim, or a service that speaks like one.
 * @throws OutboundError whenever it does not answer as it should
 */
export function createNominatimGeocoder({ gateways, url, userAgent }: Options): Geocoder {
  async function ask<T>(
    call: 'search' | 'reverse',
    query: Readonly<Record<string, string>>,
    schema: z.ZodType<T>,
  ): Promise<T> {
    const address = new URL(url);
    address.pathname = `${address.pathname.replace(/\/$/, '')}/${call}`;
    for (const [name, value] of Object.entries({ ...query, format: 'jsonv2', addressdetails: '1' }))
      address.searchParams.set(name, value);
    const { content } = await gateways.fetch(String(address), {
      headers: { 'user-agent': userAgent },
      accepts: ['application/json'],
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    try {
      return schema.parse(JSON.parse(content.toString()));
    } catch (cause) {
      throw new OutboundError('type', { cause });
    }
  }

  return {
    async search({ typed, locale, near }) {
      const query = {
        q: typed,
        limit: String(PLACES_MAX),
        'accept-language': locale,
        ...(near && {
          viewbox: [
            near.longitude - NEAR_DEGREES,
            near.latitude + NEAR_DEGREES,
            near.longitude + NEAR_DEGREES,
            near.latitude - NEAR_DEGREES,
          ].join(','),
        }),
      };
      const rows = await ask('search', query, NominatimPlaces);
      return {
        result: rows.slice(0, PLACES_MAX).map((row) => presentRow(row, locale)),
        credits: rows[0]?.licence ?? null,
      };
    },
    async reverse({ latitude, longitude }, locale) {
      const query = {
        lat: String(latitude),
        lon: String(longitude),
        zoom: '18',
        'accept-language': locale,
      };
      const row = await ask('reverse', query, NominatimPlace);
      if ('error' in row) return { result: null, credits: null };
      return { result: presentRow(row, locale), credits: row.licence ?? null };
    },
  };
}
