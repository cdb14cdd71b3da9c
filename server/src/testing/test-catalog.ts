import { randomUUID } from 'node:crypto';
import type { EditedItem, ItemInput } from '@karavan/shared-api/contract/item-editing';
import { createMember, createUser } from './factories/accounts.ts';
import { createItem, createOrganization } from './factories/catalog.ts';
import { createUpload } from './factories/files.ts';
import type { TestServer } from './test-server.ts';

/** Somebody who manages what an organization of their own sells, through the API. */
export async function openCatalog(server: TestServer) {
  const { db } = server.database;
  const editor = await createUser(db);
  const organizationId = await createOrganization(db);
  await createMember(db, organizationId, ['can_manage_catalog'], editor);
  // The first category, which the factory of items makes.
  await createItem(db);
  const token = await server.sessionOf(editor);
  const at = `/organizations/${organizationId}/items/`;
  const input = async (values: Partial<ItemInput> = {}): Promise<ItemInput> => ({
    title: 'Льняное платье',
    description: '',
    translations: [],
    category: 1,
    price: '2500',
    old_price: null,
    images: [{ upload_id: await createUpload(db, editor), alt: '' }],
    videos: [],
    sizes: [
      { id: null, size: 'S', quantity: 3, seen: null },
      { id: null, size: 'M', quantity: 5, seen: null },
    ],
    status: 'published',
    publish_at: null,
    ...values,
  });
  return {
    editor,
    organizationId,
    token,
    at,
    input,
    create: async (values: Partial<ItemInput> = {}, key: string = randomUUID()) =>
      server.call(at, {
        method: 'POST',
        token,
        headers: { 'idempotency-key': key },
        body: await input(values),
      }),
    /** A product that has been stored. */
    added: async (values: Partial<ItemInput> = {}) =>
      (
        await server.call(at, {
          method: 'POST',
          token,
          headers: { 'idempotency-key': randomUUID() },
          body: await input(values),
        })
      ).body as EditedItem,
    read: async (id: number) => (await server.call(`${at}${id}/`, { token })).body as EditedItem,
    /** Stores what an editor has seen, with changes. */
    edit: (seen: EditedItem, values: Partial<ItemInput> = {}) =>
      server.call(`${at}${seen.id}/`, {
        method: 'PUT',
        token,
        body: { ...inputOf(seen), ...values, version: seen.version },
      }),
    call: (path: string, method: 'GET' | 'POST' | 'DELETE' = 'GET', body?: object) =>
      server.call(`${at}${path}`, {
        method,
        token,
        headers: { 'idempotency-key': randomUUID() },
        ...(body && { body }),
      }),
  };
}

/** What is sent to store an item as it is. */
export function inputOf(item: EditedItem): ItemInput {
  return {
    title: item.title,
    description: item.description,
    translations: item.translations,
    category: item.category.id,
    price: item.price,
    old_price: item.old_price,
    images: item.images.map(({ file_id, alt }) => ({ file_id, alt })),
    videos: item.videos.map(({ id }) => ({ id })),
    instagram_posts: item.instagram_posts.map(({ url }) => url),
    sizes: item.sizes.map(({ id, size, quantity }) => ({ id, size, quantity, seen: quantity })),
    status: item.status,
    publish_at: item.publish_at,
  };
}
