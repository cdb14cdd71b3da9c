import { removeDemoAccounts } from '../../../server/seeds/people/demo-accounts.ts';
import { withServerDatabase } from './with-server-database.ts';

/** `npm run remove:demo` closes the demo's accounts, so that their database can be used in production. */
await withServerDatabase(async ({ db }) => {
  console.log(`Demo accounts removed: ${await removeDemoAccounts(db)}`);
});
