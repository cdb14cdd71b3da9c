import type { AuthTables } from '../../../../platform/auth/auth.tables.ts';
import type { FilesTables } from '../../../../platform/files/files.tables.ts';
import type { ThrottleTables } from '../../../../platform/throttle/throttle.tables.ts';
import type { PeopleTables } from '../../people/index.ts';
import type { AccountsTables } from '../accounts.tables.ts';

/** What leaving touches of accounts themselves. */
export type DepartureTables = AccountsTables &
  AuthTables &
  FilesTables &
  PeopleTables &
  ThrottleTables;
