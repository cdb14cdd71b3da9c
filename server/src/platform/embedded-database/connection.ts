import pg from 'pg';

export const DATABASE_USER = 'karavan';
const DATABASE = 'karavan';

/** The address of the database behind a socket directory. */
export function connectionStringFor(sockets: string, database: string = DATABASE): string {
  return `postgresql://${DATABASE_USER}@localhost/${database}?host=${encodeURIComponent(sockets)}`;
}

/** Creates our database where it is missing. Rejects while the server does not answer. */
export async function ensureDatabase(sockets: string): Promise<void> {
  const client = new pg.Client({ connectionString: connectionStringFor(sockets, 'postgres') });
  // A connection that breaks after the answer is nobody's error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
