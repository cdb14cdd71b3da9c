export { EmbeddedDatabaseError } from './embedded-database-error.ts';
export { startEmbeddedDatabase, type EmbeddedDatabase } from './start-embedded-database.ts';
