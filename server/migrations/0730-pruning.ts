import { sql, type Kysely } from 'kysely';

/** What finds the rows that have had their time, and whether anything still shows a file. */
const INDEXES = {
  session_expired: 'session (expires_at)',
  app_user_avatar: 'app_user (avatar_id) where avatar_id is not null',
  organization_image: 'organization (image_id) where image_id is not null',
  organization_banner: 'organization (banner_id) where banner_id is not null',
  chat_image: 'chat (image_id) where image_id is not null',
  chat_message_picture_file: 'chat_message_picture (file_id)',
  item_image_file: 'item_image (file_id)',
  delivery_photo: 'delivery (photo_id) where photo_id is not null',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    await sql`create index ${sql.ref(name)} on ${sql.raw(columns)}`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(INDEXES)) await sql`drop index ${sql.ref(name)}`.execute(db);
}
