import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Kysely } from 'kysely';
import { ZipFile } from 'yazl';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { findPersonalFiles } from '../../../platform/files/files.records.ts';
import type { FilesTables } from '../../../platform/files/files.tables.ts';
import type { PersonalRecords } from '../../../platform/personal-data/personal-records.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import { EXPORT_WORDS } from './export-words.ts';

interface Archive<Tables> {
  readonly personId: number;
  readonly locale: Locale;
  readonly records: readonly PersonalRecords<Tables>[];
  readonly files: FileStore;
}

type Entry = () => Promise<Readable>;

/**
 * Writes everything that is known of a person into a zip on the disk. Whatever its size, a page of rows and
 * a piece of a file are held at a time: an entry is read when the one before it is written. All rows are as
 * they were at one moment.
 */
export async function writeArchive<Tables extends FilesTables>(
  db: Kysely<Tables>,
  file: string,
  { personId, locale, records, files }: Archive<Tables>,
): Promise<void> {
  const zip = new ZipFile();
  const writing = pipeline(zip.outputStream as Readable, createWriteStream(file));
  // Said by the entry that fails, which waits for nobody.
  writing.catch(() => undefined);
  const add = (name: string, open: Entry, isPacked = true) =>
    new Promise<void>((resolve, reject) => {
      zip.addReadStreamLazy(name, { compress: isPacked, mode: 0o100_644 }, (give) => {
        open().then(
          (content) => {
            content.once('error', reject).once('close', resolve);
            give(null, content);
          },
          (error: unknown) => {
            reject(error);
            give(error, null as never);
          },
        );
      });
    });

  try {
    await add('README.txt', async () => Readable.from([EXPORT_WORDS[locale]]));
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (snapshot) => {
        for (const { name, read } of records) {
          await add(`${name}.json`, async () => Readable.from(asJson(read(snapshot, personId))));
        }
      });
    const own = db as unknown as Kysely<FilesTables>;
    for await (const { name, stored } of findPersonalFiles(own, personId)) {
      const found = await files.get(stored);
      // Deleted since it was listed.
      if (found) await add(name, async () => found.content, false);
    }
    zip.end();
    await writing;
  } catch (error) {
    (zip.outputStream as Readable).destroy();
    throw error;
  }
}

async function* asJson(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    yield `${isFirst ? '[' : ','}\n${JSON.stringify(row, null, 2)}`;
    isFirst = false;
  }
  yield isFirst ? '[]\n' : '\n]\n';
}
