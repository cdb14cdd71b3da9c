import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { ANY_PACKAGE, RELEASE_ACTIONS } from '@karavan/shared-api/contract/releases';
import type { ReleasesTables } from '../releases.tables.ts';
import { addTeamKey } from './team-keys.ts';

const RAW_BYTES = 32;
const OWNER_ONLY = 0o600;

/**
 * Trusts whoever can read the data folder: in demo mode `npm start` releases its own builds with this key.
 * Made when there is none.
 */
export async function trustWorkspace(db: Kysely<ReleasesTables>, dataDir: string): Promise<void> {
  const file = path.join(dataDir, 'workspace.key');
  const pem = await readFile(file, 'utf8').catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    const { privateKey } = generateKeyPairSync('ed25519');
    const made = privateKey.export({ format: 'pem', type: 'pkcs8' });
    await writeFile(file, made, { mode: OWNER_ONLY });
    return made;
  });
  const der = createPublicKey(pem).export({ format: 'der', type: 'spki' });
  await trustEverywhere(db, 'workspace', der.subarray(-RAW_BYTES));
}

/** @param publicKey 32 bytes */
export async function trustEverywhere(
  db: Kysely<ReleasesTables>,
  name: string,
  publicKey: Buffer,
): Promise<void> {
  await db
    .transaction()
    .execute((trx) =>
      addTeamKey(trx, { name, publicKey, packages: [ANY_PACKAGE], actions: RELEASE_ACTIONS }),
    );
}
