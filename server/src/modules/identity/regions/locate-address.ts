import { createRequire } from 'node:module';
import { BlockList, isIP } from 'node:net';
import { open, type CountryResponse, type Reader } from 'maxmind';

/** Finds the country of an address; null where the table of address ranges does not know it. */
export type LocateAddress = (address: string) => Promise<string | null>;

interface CountryRow {
  readonly country_code?: string;
}

const TABLE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** Addresses of one's own machine or network belong to the default country. */
export function createLocateAddress(defaultCountry: string): LocateAddress {
  let table: Promise<Reader<CountryResponse>> | undefined;
  return async (written) => {
    const address = written.replace(/^::ffff:/i, '');
    const version = isIP(address);
    if (version === 0) return null;
    if (OWN_RANGES.check(address, version === 4 ? 'ipv4' : 'ipv6')) return defaultCountry;
    table ??= open<CountryResponse>(createRequire(import.meta.url).resolve(TABLE));
    // The table is flat, unlike those that the library has types for.
    const row = (await table).get(address) as CountryRow | null;
    return row?.country_code ?? null;
  };
}

/** Loopback, private and link-local. */
const OWN_RANGES = new BlockList();
OWN_RANGES.addSubnet('127.0.0.0', 8);
OWN_RANGES.addSubnet('10.0.0.0', 8);
OWN_RANGES.addSubnet('172.16.0.0', 12);
OWN_RANGES.addSubnet('192.168.0.0', 16);
OWN_RANGES.addSubnet('169.254.0.0', 16);
OWN_RANGES.addAddress('::1', 'ipv6');
OWN_RANGES.addSubnet('fc00::', 7, 'ipv6');
OWN_RANGES.addSubnet('fe80::', 10, 'ipv6');
