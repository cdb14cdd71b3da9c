import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MIGRATIONS = path.resolve(__dirname, '../../../migrations');

/** Numbered by hand before the numbers were times; nothing may be added. */
const NUMBERED = [
  '0001-catalog',
  '0002-accounts',
  '0003-business',
  '0050-realtime',
  '0080-remotes',
  '0100-profiles',
  '0110-complaints',
  '0200-carts',
  '0210-notification-events',
  '0230-order-deadlines',
  '0240-delivery-addresses',
  '0250-order-delivery',
  '0260-cashback',
  '0270-payments',
  '0310-search',
  '0400-picture-uploads',
  '0410-conversations',
  '0450-organization-page',
  '0500-currency-rates',
  '0510-sign-in-history',
  '0550-likes-and-bookmarks',
  '0551-comments',
  '0600-till',
  '0710-translations',
  '0711-videos',
  '0720-normalised-prices',
  '0730-pruning',
  '0740-folded-names',
  '0741-item-places',
  '0800-bookings',
  '0810-partnerships',
] as const;

/** Of before all could be taken back; nothing may be added. */
const WITHOUT_WAY_BACK = [
  '202611240020-whatsapp-messages.ts',
  '202611240600-session-lifetimes.ts',
  '202611242355-departures.ts',
  '202611260040-push-registrations.ts',
  '202611260450-notification-kinds.ts',
];

/** `202611221430-name`: when it was begun, to the minute, and what it is about. */
function isTimed(name: string): boolean {
  const [, year, month, day, hour, minute] =
    /^(20\d\d)(\d\d)(\d\d)(\d\d)(\d\d)-[a-z0-9]+(?:-[a-z0-9]+)*$/.exec(name) ?? [];
  const text = `${year}-${month}-${day}T${hour}:${minute}`;
  const time = Date.parse(`${text}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Those that are neither timed nor of before. */
const misnamed = (names: readonly string[]) =>
  names.filter((name) => !NUMBERED.some((numbered) => numbered === name) && !isTimed(name));

describe('migrations', () => {
  it('are named by time', () => {
    const files = readdirSync(MIGRATIONS).map((file) => path.basename(file, '.ts'));
    expect(misnamed(files)).toEqual([]);
    expect(files).toEqual(expect.arrayContaining([...NUMBERED]));
  });

  it.each(['0820-new', '20261122-new', '202611222460-new', '202602301200-new', '202611221430_new'])(
    'are not called %s',
    (name) => expect(misnamed([name])).toEqual([name]),
  );

  it('may be called by any minute', () => {
    expect(misnamed(['202611221430-staff-invitations', '202802292359-b'])).toEqual([]);
  });

  it('can be taken back', () => {
    const lasting = readdirSync(MIGRATIONS).filter(
      (file) =>
        !/^export async function down\(/m.test(readFileSync(path.join(MIGRATIONS, file), 'utf8')),
    );
    expect(lasting).toEqual(WITHOUT_WAY_BACK);
  });
});
