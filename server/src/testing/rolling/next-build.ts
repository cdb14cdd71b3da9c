import { createHash, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { ReleaseManifest } from '@karavan/shared-api/contract/releases';

const compress = promisify(brotliCompress);

/** What the database of the next build has more; empty tables and new columns, as all our migrations. */
export const NEXT_MIGRATION = '209912312359-next-build';
const MIGRATION = `
import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`alter table item add column next_build text\`.execute(db);
  await sql\`alter table app_user add column next_build text\`.execute(db);
  await sql\`alter table release add column next_build text\`.execute(db);
}

export async function down(): Promise<void> {}
`;

/**
 * Another build of a package of this workspace: its scripts do the same and are others.
 * @param mark makes the build; the same mark makes the same build
 * @returns a folder as a build leaves it, which the caller removes
 */
export async function makeNextBuild(name: string, mark: string): Promise<string> {
  const dist = await mkdtemp(path.join(os.tmpdir(), 'karavan-next-'));
  await cp(path.resolve(name, 'dist'), dist, { recursive: true });
  const file = path.join(dist, 'release.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as ReleaseManifest;
  const files = { ...manifest.files };
  const write = async (script: string, content: Buffer) => {
    await writeFile(path.join(dist, script), content);
    files[script] = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  };
  const scripts = [`web/${manifest.entry}`, 'node/server.cjs'];
  for (const script of scripts.filter((known) => Object.hasOwn(files, known))) {
    const text = await readFile(path.join(dist, script), 'utf8');
    const changed = Buffer.from(`${text}//${mark}\n`);
    await write(script, changed);
    if (Object.hasOwn(files, `${script}.br`)) await write(`${script}.br`, await compress(changed));
  }
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
  const version = manifest.version.replace(/-[0-9a-f]{12}$/, `-${digest}`);
  await writeFile(file, JSON.stringify({ ...manifest, version, files }));
  return dist;
}

/**
 * Another build of the server: the same, with one migration more. It stands beside `server`, from where its
 * renderers may read the same libraries.
 * @returns its folder, which the caller removes
 */
export async function makeNextServer(): Promise<string> {
  const folder = path.resolve(`.next-server-${randomUUID()}`);
  await cp(path.resolve('server'), folder, { recursive: true, verbatimSymlinks: true });
  await writeFile(path.join(folder, `migrations/${NEXT_MIGRATION}.ts`), MIGRATION);
  return folder;
}
