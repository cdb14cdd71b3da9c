import { sql, type Kysely } from 'kysely';

/** Posts and reels of Instagram that an item shows, by their paths, in their order. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table item
      add column instagram_posts text[] not null default '{}',
      add constraint item_instagram_posts check (
        cardinality(instagram_posts) <= 3
        and array_position(instagram_posts, null) is null
        and array_to_string(instagram_posts, ' ')
          ~ '^((p|reel)/[A-Za-z0-9_-]{5,40}( (p|reel)/[A-Za-z0-9_-]{5,40})*)?$')`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table item drop column instagram_posts`.execute(db);
}
