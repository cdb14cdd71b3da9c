import type { CatalogTables } from './modules/catalog/index.ts';
import type { RemotesTables } from './modules/remotes/index.ts';

/** Every table of the database; a module is handed the part that is its own. */
export type Tables = CatalogTables & RemotesTables;
