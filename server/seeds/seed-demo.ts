import { sql, type Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Tables } from '../src/database-tables.ts';
import type { Storage } from '../src/platform/storage/open-storage.ts';
import { seedBusiness } from './business/seed-business.ts';
import { seedCash } from './business/seed-cash.ts';
import { seedClosings } from './business/seed-closings.ts';
import { seedPaymentSystems } from './business/seed-payment-systems.ts';
import { seedEventRuns } from './business/seed-event-runs.ts';
import { seedLettings } from './business/seed-lettings.ts';
import { seedTicketOffers } from './business/seed-ticket-offers.ts';
import { seedWaitingLists } from './business/seed-waiting-lists.ts';
import { seedDiscounts } from './business/seed-discounts.ts';
import { seedBanners } from './business/seed-banners.ts';
import { seedHotlinks } from './business/seed-hotlinks.ts';
import { seedGifts } from './business/seed-gifts.ts';
import { seedPromotions } from './business/seed-promotions.ts';
import { seedWebhooks } from './business/seed-webhooks.ts';
import { seedWholesale } from './business/seed-wholesale.ts';
import { seedTerms } from './business/seed-terms.ts';
import { seedZones } from './business/seed-zones.ts';
import { seedCatalog } from './catalog/seed-catalog.ts';
import { seedImports } from './catalog/seed-imports.ts';
import { seedServices } from './catalog/seed-services.ts';
import { seedShop } from './catalog/seed-shop.ts';
import { seedStock } from './catalog/seed-stock.ts';
import { seedAttendance } from './people/seed-attendance.ts';
import { seedContacts } from './people/seed-contacts.ts';
import { seedFaces } from './people/seed-faces.ts';
import { seedFollowers } from './people/seed-followers.ts';
import { seedGates } from './people/seed-gates.ts';
import { seedPeople } from './people/seed-people.ts';
import { seedRoster } from './people/seed-roster.ts';
import { seedStaffLog } from './people/seed-staff-log.ts';
import { seedBroadcasts } from './social/seed-broadcasts.ts';
import { seedComments } from './social/seed-comments.ts';
import { seedLikes } from './social/seed-likes.ts';
import { seedMutes } from './social/seed-mutes.ts';
import { seedStanding } from './social/seed-standing.ts';
import { seedNotifications } from './social/seed-notifications.ts';

/** Names the demo data to PostgreSQL's advisory locks: of two servers starting at once, one seeds. */
const SEED_LOCK = 72_530_001;

/** Fills an empty database with the demo city; a database that holds anything is left alone. */
export async function seedDemo(
  db: Kysely<Tables>,
  { files, documents }: Pick<Storage, 'files' | 'documents'>,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    // The database waits while the pictures of the city are drawn.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    const known = await trx.selectFrom('organization').select('id').limit(1).executeTakeFirst();
    if (known) return;
    log.info('Seeding the demo data');
    const now = new Date();
    await seedCatalog(trx, files, now);
    const people = await seedPeople(trx);
    await seedContacts(trx, people.accounts);
    const crowd = await seedFollowers(trx, people, now);
    await seedFaces(trx, files);
    await seedLikes(trx, { crowd, now });
    await seedComments(trx, { crowd, now });
    await seedBusiness(trx, { people, now });
    await seedLettings(trx, { people, now });
    await seedClosings(trx, people);
    await seedAttendance(trx, { people, now });
    await seedRoster(trx, { people, now });
    await seedStanding(trx, { people, documents });
    await seedCash(trx, people);
    await seedTerms(trx, people);
    await seedPaymentSystems(trx, people);
    await seedWebhooks(trx, people);
    await seedEventRuns(trx, people);
    await seedTicketOffers(trx, people);
    await seedWaitingLists(trx, people);
    await seedZones(trx);
    await seedDiscounts(trx, people);
    await seedPromotions(trx, { people, now });
    await seedGifts(trx, people);
    await seedWholesale(trx, people);
    await seedGates(trx, { people, crowd, now });
    await seedBroadcasts(trx, { people, now });
    await seedStock(trx, { people, now });
    await seedShop(trx, people);
    await seedHotlinks(trx, people);
    await seedBanners(trx, { people, files, now });
    await seedImports(trx, people);
    await seedServices(trx);
    await seedStaffLog(trx);
    await seedMutes(trx, people);
    await seedNotifications(trx, { people, now });
  });
}
