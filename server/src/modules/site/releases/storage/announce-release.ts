import type { Kysely } from 'kysely';
import { ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { z } from 'zod/mini';
import type { Team } from '../../../../platform/auth/team.ts';
import { refuseOthers } from '../keys/find-team.ts';
import { isManifestSigned } from '../keys/signatures.ts';
import { writeReleaseLog } from '../pointers/move-pointer.ts';
import { majorOf } from '../pointers/world.ts';
import { releaseRefused } from '../release-refused.ts';
import type { ReleasesTables } from '../releases.tables.ts';
import type { ReleaseFolders } from './release-folders.ts';

const FILES_MAX = 1000;

interface Announcement {
  /** As it was signed. */
  readonly manifest: string;
  /** Ed25519, base64. */
  readonly signature: string;
}

/**
 * Takes in what a release says of itself. The same content again has no effect, whatever commit it has been
 * built from.
 * @returns the manifest that counts, and its files that are missing
 * @throws ApiError `release_refused`, and `forbidden` where the key is for something else
 */
export async function announceRelease(
  db: Kysely<ReleasesTables>,
  folders: ReleaseFolders,
  team: Team,
  { manifest: text, signature }: Announcement,
): Promise<{ readonly manifest: ReleaseManifest; readonly missing: string[] }> {
  const manifest = readManifest(text);
  refuseOthers(team, manifest.id, 'publish');
  const key = await db
    .selectFrom('team_key')
    .select('public_key')
    .where('id', '=', team.keyId)
    .executeTakeFirstOrThrow();
  const bytes = Buffer.from(signature, 'base64');
  if (!isManifestSigned(key.public_key, text, bytes)) {
    throw releaseRefused([
      `${manifest.id} ${manifest.version}: the signature does not fit the manifest`,
    ]);
  }
  const known = await store(db, team, { manifest, text, signature: bytes });
  return { manifest: known, missing: await findMissing(folders, known) };
}

function readManifest(text: string): ReleaseManifest {
  const parsed = z.safeParse(ReleaseManifest, parseJson(text));
  if (!parsed.success) {
    throw releaseRefused(
      parsed.error.issues.map(({ path, message }) => `release.json: ${path.join('.')}: ${message}`),
    );
  }
  if (Object.keys(parsed.data.files).length > FILES_MAX) {
    throw releaseRefused([`release.json: more than ${FILES_MAX} files`]);
  }
  return parsed.data;
}

async function store(
  db: Kysely<ReleasesTables>,
  team: Team,
  { manifest, text, signature }: { manifest: ReleaseManifest; text: string; signature: Buffer },
): Promise<ReleaseManifest> {
  const { id, version } = manifest;
  const isNew = await db.transaction().execute(async (trx) => {
    const stored = await trx
      .insertInto('release')
      .values({
        package: id,
        version,
        contract_major: majorOf(manifest),
        manifest: text,
        signature,
        key_id: team.keyId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('version')
      .executeTakeFirst();
    if (stored) {
      const mover = { userId: null, keyId: team.keyId };
      await writeReleaseLog(trx, mover, {
        package: id,
        action: 'publish',
        to: version,
        reason: '',
      });
    }
    return stored !== undefined;
  });
  if (isNew) return manifest;
  const row = await db
    .selectFrom('release')
    .select(['manifest', 'state'])
    .where('package', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  const known = readManifest(row.manifest);
  if (contentOf(known) !== contentOf(manifest)) {
    throw releaseRefused([`${id} ${version} has been published with other content`]);
  }
  if (row.state === 'blocked' || row.state === 'collected') {
    throw releaseRefused([`${id} ${version} is ${row.state}`]);
  }
  return known;
}

/** The same build at another commit is the same release. */
function contentOf({ files, ...manifest }: ReleaseManifest): string {
  return JSON.stringify([{ ...manifest, commit: null }, Object.entries(files).toSorted()]);
}

/** The files of a release that have not come yet. */
export async function findMissing(
  folders: ReleaseFolders,
  { id, version, files }: ReleaseManifest,
): Promise<string[]> {
  if (await folders.isPlaced(id, version)) return [];
  const uploaded = await folders.listUploaded(id, version);
  return Object.keys(files).filter((file) => !uploaded.has(file));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
