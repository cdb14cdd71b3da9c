import type { Kysely } from 'kysely';
import type { LucideIcon } from 'lucide-react';
import type { Tables } from '../../src/database-tables.ts';
import type { FileStore } from '../../src/platform/storage/file-store.ts';
import { drawMark, drawMarkBanner, MARK_COLOURS } from '../pictures/draw-mark.ts';
import type { Random } from '../random.ts';
import { storeDrawings } from '../pictures/store-drawings.ts';

interface MarkSeed {
  /** The place of the organization in the list of all: neighbours have other colours. */
  readonly index: number;
  readonly sign: string;
  readonly random: Random;
}

/** An organization's mark and banner. */
export async function seedMark(
  db: Kysely<Tables>,
  files: FileStore,
  { index, sign, random }: MarkSeed,
): Promise<{ imageId: number; bannerId: number }> {
  const icon = await iconOf(sign);
  const colours = MARK_COLOURS[(index * 5) % MARK_COLOURS.length]!;
  const [mark, banner] = await storeDrawings(db, files, [
    drawMark(icon, colours),
    drawMarkBanner(icon, colours, random),
  ]);
  return { imageId: mark!.id, bannerId: banner!.id };
}

/** A sign by its name. Loaded here alone: a server that has its data never reads them. */
export async function iconOf(name: string): Promise<LucideIcon> {
  const { default: icon } = (await import(`lucide-react/icons/${name}`)) as { default: LucideIcon };
  return icon;
}
