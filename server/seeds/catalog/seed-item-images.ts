import type { Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import type { Motif } from '../pictures/things.ts';
import { inChunks } from '../in-chunks.ts';
import type { Picture, Pictures } from './seed-pictures.ts';

/** How many covers before it in the feed, and of its organization, one has to differ from. */
const FEED_NEIGHBOURS = 4;
const OWN_NEIGHBOURS = 3;
/** What counts beside a distance of average colours, which is below `MOST`: another scene, and to stand further off. */
const MOST = 2;
const OTHER_SCENE = 0.04;
const FURTHER_OFF = 0.1;

export interface ShownItem {
  readonly id: number;
  readonly organizationId: number;
  /** What its pictures are of. */
  readonly motif: Motif;
  readonly appearedAt: Date;
}

/** The pictures of all items: each begins with the one that differs most from what stands around it. */
export async function seedItemImages(
  db: Kysely<Tables>,
  items: readonly ShownItem[],
  pictures: Pictures,
): Promise<void> {
  const rows = arrange(items, pictures).flatMap(({ id, shown }) =>
    shown.map((picture, position) => ({ item_id: id, position, file_id: picture.id })),
  );
  await inChunks(rows, (chunk) => db.insertInto('item_image').values(chunk).execute());
}

function arrange(items: readonly ShownItem[], pictures: Pictures) {
  const inFeed = items.toSorted(
    (a, b) => b.appearedAt.getTime() - a.appearedAt.getTime() || b.id - a.id,
  );
  const covers: Picture[] = [];
  const coversOf = new Map<number, Picture[]>();
  return inFeed.map(({ id, organizationId, motif }) => {
    const all = pictures.get(motif)!;
    const own = coversOf.get(organizationId) ?? [];
    const difference = (picture: Picture) =>
      Math.min(
        differenceFrom(covers.slice(-FEED_NEIGHBOURS), picture),
        differenceFrom(own.slice(-OWN_NEIGHBOURS), picture),
      );
    const cover = all
      .filter(({ scene }) => scene !== 'detail')
      .toSorted((a, b) => difference(b) - difference(a))[0]!;
    covers.push(cover);
    coversOf.set(organizationId, [...own, cover]);
    return { id, shown: [cover, ...all.filter((picture) => picture !== cover)] };
  });
}

/** How far it is from the most similar one of those before it, the last of which stands beside it. */
function differenceFrom(before: readonly Picture[], { scene, colour }: Picture): number {
  const differences = before.map((other, index) => {
    const ofColours = Math.hypot(...colour.map((part, at) => part - other.colour[at]!));
    const ofScenes = other.scene === scene ? 0 : OTHER_SCENE;
    return ofColours + ofScenes + (index === before.length - 1 ? 0 : FURTHER_OFF);
  });
  return Math.min(MOST, ...differences);
}
