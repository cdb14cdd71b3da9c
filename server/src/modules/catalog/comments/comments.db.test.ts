import type { Comment, CommentedItem } from '@karavan/shared-api/contract/comments';
import { COMMENTS_PER_TEN_MINUTES } from '@karavan/shared-api/contract/limits';
import type { Page } from '@karavan/shared-api/contract/page';
import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createItem, createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
let organization_id: number;
let itemId: number;
let token: string;
let stranger: string;
beforeAll(async () => {
  server = await createTestServer();
  organization_id = await createOrganization(server.database.db);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = server.database;
  itemId = await createItem(db, { organization_id });
  token = await server.sessionOf(await createUser(db));
  stranger = await server.sessionOf(await createUser(db));
});

const write = (text: string, more: { parent_id?: number; by?: string; on?: number } = {}) =>
  server.call(`/shop/items/${more.on ?? itemId}/comments/`, {
    method: 'POST',
    token: more.by ?? token,
    body: { text, parent_id: more.parent_id ?? null },
  });
const say = async (...parts: Parameters<typeof write>) => (await write(...parts)).body as Comment;
const read = async (query = '', by?: string) => {
  const options = by === undefined ? {} : { token: by };
  const { body } = await server.call(`/shop/items/${itemId}/comments/${query}`, options);
  return body as Page<Comment>;
};
const onComment = (id: number, what: string, method: 'POST' | 'DELETE', by = token) =>
  server.call(`/shop/comments/${id}/${what}`, { method, token: by });
const countOfItem = async () =>
  ((await server.call(`/shop/items/${itemId}/`)).body as { comment_count: number }).comment_count;

describe('comments of an item', () => {
  it('are read by everybody, page by page, the latest first', async () => {
    const texts = ['один', 'два', 'три'];
    for (const text of texts) await say(text);
    const first = await read('?limit=2');
    const second = await read(`?limit=2&cursor=${first.next}`);
    expect([...first.list, ...second.list].map(({ text }) => text)).toEqual(texts.toReversed());
    expect(first.total_count).toBe(3);
    expect(second.next).toBeNull();
    expect(await countOfItem()).toBe(3);
  });

  it('need words, and not too many', async () => {
    for (const text of ['', '  ', 'я'.repeat(1001)]) {
      expect(await write(text)).toMatchObject({
        status: 400,
        body: { errors: { text: [expect.any(String)] } },
      });
    }
    expect(await countOfItem()).toBe(0);
  });

  it('of an item that is not published are not found', async () => {
    const hidden = await createItem(server.database.db, { organization_id, is_published: false });
    expect((await write('привет', { on: hidden })).status).toBe(404);
  });

  it('are limited for somebody who floods, and nothing is counted then', async () => {
    const answers = await Promise.all(
      Array.from({ length: COMMENTS_PER_TEN_MINUTES + 3 }, () => write('ещё')),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    expect(await countOfItem()).toBe(COMMENTS_PER_TEN_MINUTES);
  });
});

describe('an answer', () => {
  it('names whom it answers, and stands by itself once that comment is gone', async () => {
    const question = await say('Есть размер 38?', { by: stranger });
    const answer = await say('Да', { parent_id: question.id });
    expect(answer.parent).toEqual({ id: question.id, full_name: question.user.full_name });
    expect((await onComment(question.id, '', 'DELETE', stranger)).status).toBe(204);
    expect((await read()).list).toMatchObject([{ id: answer.id, parent: null }]);
    expect(await countOfItem()).toBe(1);
  });

  it('to a comment on something else is not found, and not counted', async () => {
    const elsewhere = await createItem(server.database.db, { organization_id });
    const other = await say('Там', { on: elsewhere });
    expect((await write('Здесь', { parent_id: other.id })).status).toBe(404);
    expect(await countOfItem()).toBe(0);
  });
});

describe('of a new comment', () => {
  const told = (commentId: number) =>
    server.database.db
      .selectFrom('notification')
      .select(['user_id', 'is_client', 'item_id'])
      .where('event_key', '=', `comment:${commentId}`)
      .where('type', '=', 'new_comment')
      .orderBy('user_id')
      .execute();

  it('are told whom it answers and the staff, but nobody of their own words', async () => {
    const { db } = server.database;
    const owner = await createMember(db, organization_id, ['can_send_message']);
    const asking = await createUser(db);
    const question = await say('Есть размер 38?', { by: await server.sessionOf(asking) });
    expect(await told(question.id)).toEqual([
      { user_id: owner, is_client: false, item_id: itemId },
    ]);
    const ownerToken = await server.sessionOf(owner);
    const answer = await say('Да', { by: ownerToken, parent_id: question.id });
    expect(await told(answer.id)).toEqual([{ user_id: asking, is_client: true, item_id: itemId }]);
    const thanks = await say('Спасибо!', { parent_id: answer.id });
    expect(await told(thanks.id)).toEqual([{ user_id: owner, is_client: true, item_id: itemId }]);

    const inbox = await server.call('/notifications/', { token: ownerToken });
    expect(inbox.body).toMatchObject({
      list: [
        {
          type: 'new_comment',
          item: { id: itemId },
          description: expect.stringContaining('и ещё 1 человек · Спасибо!'),
          others: 1,
        },
      ],
      total_count: 1,
    });
    await onComment(thanks.id, '', 'DELETE');
    expect(await told(thanks.id)).toEqual([]);
    // What is left of the card tells the question again.
    expect(await told(question.id)).toHaveLength(1);
    await onComment(question.id, '', 'DELETE', await server.sessionOf(asking));
    expect((await server.call('/notifications/', { token: ownerToken })).body).toMatchObject({
      list: [],
    });
  });
});

describe('a comment', () => {
  it('is deleted by whoever wrote it, and once', async () => {
    const { id } = await say('Моё');
    expect((await onComment(id, '', 'DELETE', stranger)).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => onComment(id, '', 'DELETE')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
    expect(await countOfItem()).toBe(0);
  });

  it('is liked once by each person', async () => {
    const { id } = await say('Хорошо');
    await Promise.all(
      [token, token, stranger, stranger].map((by) => onComment(id, 'likes/', 'POST', by)),
    );
    expect((await read('', token)).list).toMatchObject([
      { like_count: 2, is_liked: true, is_mine: true },
    ]);
    expect((await read()).list).toMatchObject([{ is_liked: false, is_mine: false }]);
    await onComment(id, 'likes/', 'DELETE');
    expect(await onComment(id, 'likes/', 'DELETE')).toMatchObject({
      status: 200,
      body: { like_count: 1, is_liked: false },
    });
  });

  it('can be complained of, and takes the complaint with it', async () => {
    const { id } = await say('Грубость', { by: stranger });
    const complain = () =>
      server.call(`/shop/comments/${id}/complaints/`, {
        method: 'POST',
        token,
        body: { reason: 'offensive' },
      });
    expect((await complain()).status).toBe(201);
    expect((await onComment(id, '', 'DELETE', stranger)).status).toBe(204);
    expect((await complain()).status).toBe(404);
  });
});

describe('the items that a person has commented on', () => {
  it('stand once each, the latest comment first', async () => {
    const first = itemId;
    const second = await createItem(server.database.db, { organization_id, name: 'Второй' });
    await say('раз');
    await say('два', { on: second });
    await say('чужое', { on: second, by: stranger });
    const last = await say('три', { on: first });
    const { body } = await server.call('/shop/commented_items/', { token });
    const page = body as Page<CommentedItem>;
    expect(page.list.map(({ id, last_comment }) => [id, last_comment.text])).toEqual([
      [first, 'три'],
      [second, 'два'],
    ]);
    expect(page.list[0]).toMatchObject({ comment_count: 2, last_comment: { id: last.id } });
    expect(page.total_count).toBe(2);
  });
});
