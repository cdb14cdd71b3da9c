import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { SECOND_REACT, type ReleaseManifest } from '@karavan/shared-api/contract/releases';
import { hashFile } from '../storage/release-folders.ts';

const decompress = promisify(brotliDecompress);

/** Larger than any file of ours, packed or not. */
const UNPACKED_MAX = 20_000_000;

/** What is wrong with the files of a release, in sentences. */
export async function checkFiles(manifest: ReleaseManifest, folder: string): Promise<string[]> {
  const name = `${manifest.id} ${manifest.version}`;
  const present = await listFiles(folder);
  const expected = Object.keys(manifest.files);
  const unexpected = present.filter((file) => !Object.hasOwn(manifest.files, file));
  const problems = unexpected.map((file) => `${name}: ${file} is not in release.json`);
  for (const file of expected) {
    if (!present.includes(file)) problems.push(`${name}: ${file} is missing`);
    else if ((await hashFile(path.join(folder, file))) !== manifest.files[file]) {
      problems.push(`${name}: ${file} differs from its hash`);
    }
  }
  if (problems.length > 0) return problems;
  const checks = expected.map((file) => checkFile(folder, file, manifest));
  return (await Promise.all(checks)).flat().map((problem) => `${name}: ${problem}`);
}

async function checkFile(
  folder: string,
  file: string,
  manifest: ReleaseManifest,
): Promise<string[]> {
  if (file.endsWith('.br')) return checkCopy(folder, file);
  if (manifest.id === 'shell' || !/^web\/.*\.m?js$/.test(file)) return [];
  const script = await readFile(path.join(folder, file), 'utf8');
  return SECOND_REACT.test(script)
    ? [`${file} carries a second React; take react from the shell (the build preset does)`]
    : [];
}

/** A packed copy that differs would be served in the place of its original. */
async function checkCopy(folder: string, file: string): Promise<string[]> {
  const original = path.join(folder, file.replace(/\.br$/, ''));
  try {
    const [packed, plain] = await Promise.all([
      readFile(path.join(folder, file)),
      readFile(original),
    ]);
    const unpacked = await decompress(packed, { maxOutputLength: UNPACKED_MAX });
    return unpacked.equals(plain) ? [] : [`${file} is no copy of its original`];
  } catch {
    return [`${file} cannot be unpacked, or has no original`];
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = await Promise.all(
    names.map(async (name) => ((await stat(path.join(folder, name))).isFile() ? [name] : [])),
  );
  return files.flat().map((name) => name.split(path.sep).join('/'));
}

/** Brotli bytes of the scripts that a page needs: what its visitors download of this release. */
export async function pageBytes(
  { chunks }: Pick<ReleaseManifest, 'chunks'>,
  folder: string,
  names: readonly string[],
): Promise<number> {
  const files = new Set(names.flatMap((name) => chunks[name] ?? []));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(
    scripts.map((file) =>
      stat(path.join(folder, 'web', `${file}.br`))
        .catch(() => stat(path.join(folder, 'web', file)))
        .then(({ size }) => size),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
