import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { OrganizationsTables } from '../../organizations/organizations/index.ts';
import type { CatalogTables } from './items.tables.ts';

/** The tables that an item is shown from. */
export type ShownTables = CatalogTables & OrganizationsTables & FilesTables;
