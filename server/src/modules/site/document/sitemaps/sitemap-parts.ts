import type { FindListedPages } from '../../../../platform/http/listed-pages.ts';

/** A part holds the pages of so many ids in a row: an address never moves to another part. */
export const IDS_PER_PART = 2000;

/** The numbers of the parts in which there is a page; one short query each. */
export async function findParts(find: FindListedPages): Promise<number[]> {
  const parts: number[] = [];
  for (;;) {
    const [next] = await find(parts.length === 0 ? 0 : (parts.at(-1)! + 1) * IDS_PER_PART, 1);
    if (!next) return parts;
    parts.push(partOf(next.id));
  }
}

/** The paths of a part, in the order of their ids. */
export async function findPaths(find: FindListedPages, part: number): Promise<string[]> {
  const pages = await find(part * IDS_PER_PART, IDS_PER_PART);
  return pages.filter(({ id }) => partOf(id) === part).map(({ path }) => path);
}

/** Part 0 holds the ids 1 to `IDS_PER_PART`. */
const partOf = (id: number) => Math.floor((id - 1) / IDS_PER_PART);
