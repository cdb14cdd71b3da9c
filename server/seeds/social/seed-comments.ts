import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/database-tables.ts';
import { inChunks } from '../in-chunks.ts';
import { createRandom, type Random } from '../random.ts';
import { THREADS } from './threads.ts';

/** The share of items that nobody has spoken of yet. */
const SILENT = 0.35;
const MOST_THREADS = 3;
const MINUTE = 60_000;
const LONGEST_THREAD = 60 * MINUTE;
/** Younger than that nothing has been tried out yet. */
const NEW = 3 * 24 * 60 * MINUTE;

interface CommentsSeed {
  readonly crowd: readonly number[];
  readonly now: Date;
}

interface Remark {
  readonly item_id: number;
  readonly user_id: number;
  readonly text: string;
  readonly created_at: Date;
  /** What it answers; undefined where it begins a thread. */
  readonly parent: Remark | undefined;
}

/** What people say about items and answer each other, and who likes it; the counters are what the rows say. */
export async function seedComments(db: Kysely<Tables>, seed: CommentsSeed): Promise<void> {
  const random = createRandom(551);
  const items = await db
    .selectFrom('item')
    .select(['id', 'category_id', 'created_at'])
    .orderBy('id')
    .execute();
  const remarks = items.flatMap((item) => talkAbout(item, seed, random));
  remarks.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  const ids = await insertRemarks(db, remarks);
  await seedCommentLikes(db, [...ids.values()], seed.crowd, random);
  await sql`
    update item set comment_count = counted.comments
    from (select item_id, count(*) as comments from comment group by item_id) as counted
    where counted.item_id = item.id`.execute(db);
}

function talkAbout(
  item: { readonly id: number; readonly category_id: number; readonly created_at: Date },
  { crowd, now }: CommentsSeed,
  random: Random,
): Remark[] {
  const age = now.getTime() - item.created_at.getTime();
  // Nobody has worn for months what came yesterday, but people ask.
  const threads = (THREADS[item.category_id] ?? []).filter(
    (lines) => age > NEW || lines.length > 1,
  );
  if (age < LONGEST_THREAD || threads.length === 0 || random.next() < SILENT) return [];
  const first = random.integer(0, threads.length - 1);
  return Array.from({ length: random.integer(1, MOST_THREADS) }, (_, step) => {
    const lines = threads[(first + step) % threads.length]!;
    const asking = random.pick(crowd);
    const answering = random.pick(crowd);
    // Early enough for the answers to have come by now.
    let at = item.created_at.getTime() + (age - LONGEST_THREAD) * random.next();
    let parent: Remark | undefined;
    return lines.map((text, line) => {
      const user_id = line % 2 === 0 ? asking : answering;
      const remark = { item_id: item.id, user_id, text, created_at: new Date(at), parent };
      at += random.integer(2, 20) * MINUTE;
      parent = remark;
      return remark;
    });
  }).flat();
}

/** In the order of time, which is that of the ids. */
async function insertRemarks(
  db: Kysely<Tables>,
  remarks: readonly Remark[],
): Promise<ReadonlyMap<Remark, number>> {
  const ids = new Map<Remark, number>();
  await inChunks(remarks, async (chunk) => {
    const rows = await db
      .insertInto('comment')
      .values(
        chunk.map(({ item_id, user_id, text, created_at }) => ({
          item_id,
          user_id,
          text,
          created_at,
        })),
      )
      .returning('id')
      .execute();
    for (const [index, { id }] of rows.entries()) ids.set(chunk[index]!, id);
  });
  const answers = remarks.flatMap((remark) =>
    remark.parent ? [{ id: ids.get(remark), parent_id: ids.get(remark.parent) }] : [],
  );
  await sql`
    update comment set parent_id = answer.parent_id
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as answer (id bigint, parent_id bigint)
    where comment.id = answer.id`.execute(db);
  return ids;
}

async function seedCommentLikes(
  db: Kysely<Tables>,
  comments: readonly number[],
  crowd: readonly number[],
  random: Random,
): Promise<void> {
  const likes = comments.flatMap((comment_id) => {
    const share = 0.08 * random.next() ** 2;
    return crowd.filter(() => random.next() < share).map((user_id) => ({ comment_id, user_id }));
  });
  await inChunks(likes, (rows) => db.insertInto('comment_like').values(rows).execute());
  await sql`
    update comment set like_count = counted.likes
    from (select comment_id, count(*) as likes from comment_like group by comment_id) as counted
    where counted.comment_id = comment.id`.execute(db);
}
