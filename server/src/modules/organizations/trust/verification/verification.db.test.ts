import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type {
  Verification,
  VerificationCase,
  VerificationDocument,
} from '@karavan/shared-api/contract/verifications';
import {
  createMember,
  createOperator,
  createUser,
} from '../../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../../testing/factories/catalog.ts';
import { drawPhoto, pictureForm } from '../../../../testing/picture-form.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { createLocalStore } from '../../../../platform/storage/local-store.ts';
import { organizationRenamed } from '../../organizations/index.ts';
import { deleteDocuments } from './documents.ts';

const TITLE = 'Ала-Тоо Мода';

let server: TestServer;
let operator: string;
let otherOperator: string;
beforeAll(async () => {
  server = await createTestServer();
  operator = await server.sessionOf(await createOperator(server.database.db));
  otherOperator = await server.sessionOf(
    await createOperator(server.database.db, { full_name: 'Руслан' }),
  );
});
afterAll(() => server.close());

async function open() {
  const { db } = server.database;
  const owner = await createUser(db);
  const id = await createOrganization(db, { ownerId: owner, title: TITLE });
  const token = await server.sessionOf(owner);
  const at = `/organizations/${id}`;
  const upload = async (content: Buffer, as = token) => {
    const form = await pictureForm(content);
    return server.call(`${at}/verification_documents/`, { method: 'POST', token: as, ...form });
  };
  return {
    id,
    owner,
    token,
    upload,
    read: async () => (await server.call(`${at}/verifications/`, { token })).body as Verification,
    document: async () => ((await upload(await drawPhoto('png'))).body as VerificationDocument).id,
    request: (document_ids: readonly number[], note = '') =>
      server.call(`${at}/verifications/`, { method: 'POST', token, body: { note, document_ids } }),
    download: (document: number, as = token) =>
      fetchFile(`${at}/verification_documents/${document}/`, as),
    isVerified: async () =>
      ((await server.call(`${at}/`)).body as { is_verified: boolean }).is_verified,
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

const fetchFile = (url: string, token: string) =>
  server.app.inject({ url: `/api/v1${url}`, headers: { authorization: `Token ${token}` } });

const list = async (state: string) =>
  (
    (await server.call(`/platform/verifications/?state=${state}&limit=100`, { token: operator }))
      .body as { list: VerificationCase[] }
  ).list;

const caseOf = async ({ id }: Opened, state = 'open') =>
  (await list(state)).find(({ organization }) => organization.id === id);

const decide = (
  id: number,
  decision: string,
  { as = operator, title = TITLE, reason = 'Да' } = {},
) =>
  server.call(`/platform/verifications/${id}/decide/`, {
    method: 'POST',
    token: as,
    body: { decision, reason, title },
  });

async function asked() {
  const own = await open();
  const document = await own.document();
  expect((await own.request([document], 'Наш бренд')).status).toBe(201);
  return { own, document, id: (await caseOf(own))!.id };
}

const typesTold = async (userId: number) =>
  (
    await server.database.db
      .selectFrom('notification')
      .select('type')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ type }) => type);

describe('a request for the badge', () => {
  it('goes with documents to the operators, and the badge comes with their decision', async () => {
    const { own, document, id } = await asked();
    expect(await own.read()).toMatchObject({
      status: 'pending',
      can_request: false,
      drafts: [],
      request: { note: 'Наш бренд', documents: [{ id: document }], documents_until: null },
      history: [{ action: 'requested', by: null }],
    });
    expect(await caseOf(own)).toMatchObject({
      title: TITLE,
      status: 'pending',
      decisions: ['verify', 'reject'],
      documents: [{ id: document }],
      decided: null,
    });
    expect(await own.isVerified()).toBe(false);
    const { status, body } = await decide(id, 'verify', { as: otherOperator });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        status: 'verified',
        decisions: ['revoke'],
        decided: { decision: 'verified', reason: 'Да', by: 'Руслан' },
      },
    });
    expect(await own.isVerified()).toBe(true);
    expect(await caseOf(own)).toBeUndefined();
    expect(await typesTold(own.owner)).toEqual(['organization_verified']);
    // Owners are not told who it was.
    expect(JSON.stringify(await own.read())).not.toContain('Руслан');
    const audit = await server.database.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('action', '=', 'POST /platform/verifications/{id}/decide/')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(audit?.subject).toEqual({ verification: id, decision: 'verify', reason: 'Да' });
  });

  it('is open once, however many are sent at the same time', async () => {
    const own = await open();
    const documents = [await own.document(), await own.document(), await own.document()];
    const answers = await Promise.all(documents.map((document) => own.request([document])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect((await own.read()).drafts).toHaveLength(2);
  });

  it('can be sent again after it was declined, with the reason in sight', async () => {
    const { own, id } = await asked();
    expect((await decide(id, 'reject', { reason: 'Не читается' })).status).toBe(200);
    expect(await own.read()).toMatchObject({
      status: 'rejected',
      can_request: true,
      reason: 'Не читается',
      request: { documents_until: expect.any(String) },
    });
    expect((await own.request([await own.document()])).status).toBe(201);
    expect((await caseOf(own))!.history.map(({ action }) => action)).toEqual([
      'requested',
      'rejected',
      'requested',
    ]);
    // What was declined long ago decides nothing any more.
    expect(await decide(id, 'verify')).toMatchObject({
      status: 409,
      body: { code: 'already_decided' },
    });
    expect(await own.isVerified()).toBe(false);
  });

  it('needs documents that are its own', async () => {
    const [own, other] = [await open(), await open()];
    const foreign = await other.document();
    for (const ids of [[foreign], [999_999], [await own.document(), foreign]]) {
      expect(await own.request(ids)).toMatchObject({
        status: 400,
        body: { errors: { document_ids: [expect.any(String)] } },
      });
    }
    expect((await own.request([])).status).toBe(400);
    expect(await own.read()).toMatchObject({ status: 'none', history: [] });
    expect((await other.read()).drafts).toHaveLength(1);
  });

  it('is decided once: of two operators one is told that the other was faster', async () => {
    const { own, id } = await asked();
    const answers = await Promise.all([
      decide(id, 'verify'),
      decide(id, 'reject', { as: otherOperator }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won] = (await caseOf(own, 'decided'))!.history;
    expect(await own.isVerified()).toBe(won!.action === 'verified');
    expect(await typesTold(own.owner)).toHaveLength(1);
    // The same once more is no other decision.
    const decision = won!.action === 'verified' ? 'verify' : 'reject';
    expect((await decide(id, decision, { as: otherOperator })).status).toBe(200);
    expect(await typesTold(own.owner)).toHaveLength(1);
  });

  it('is not granted to a name that the operator has not seen', async () => {
    const { own, id } = await asked();
    await server.database.db
      .updateTable('organization')
      .set({ title: 'Национальный банк' })
      .where('id', '=', own.id)
      .execute();
    expect(await decide(id, 'verify')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await own.isVerified()).toBe(false);
    expect((await decide(id, 'reject', { title: 'Национальный банк' })).status).toBe(200);
  });
});

describe('the badge', () => {
  async function verified() {
    const { own, id } = await asked();
    await decide(id, 'verify');
    return { own, id };
  }
  const rename = ({ id, owner }: Opened) =>
    server.transact(async ({ emit }) =>
      emit(organizationRenamed({ organizationId: id, editorId: owner })),
    );

  it('is taken away by an operator, with the reason', async () => {
    const { own, id } = await verified();
    expect((await decide(id, 'revoke', { reason: 'Документ подделан' })).status).toBe(200);
    expect(await own.isVerified()).toBe(false);
    expect(await own.read()).toMatchObject({
      status: 'revoked',
      reason: 'Документ подделан',
      can_request: true,
    });
    expect(await typesTold(own.owner)).toEqual(['organization_verified', 'verification_revoked']);
  });

  it('is lost under another name', async () => {
    const { own } = await verified();
    await rename(own);
    expect(await own.isVerified()).toBe(false);
    expect(await own.read()).toMatchObject({
      status: 'revoked',
      history: [{ action: 'renamed' }, { action: 'verified' }, { action: 'requested' }],
    });
    expect(await typesTold(own.owner)).toEqual(['organization_verified', 'verification_revoked']);
  });
});

describe('documents', () => {
  it('are read by the owner and by operators, and by nobody else', async () => {
    const { own, document, id } = await asked();
    const { db } = server.database;
    const other = await open();
    const employee = await server.sessionOf(
      await createMember(db, own.id, ['can_edit_organization']),
    );
    const mine = await own.download(document);
    expect([mine.statusCode, mine.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(mine.headers['cache-control']).toContain('no-store');
    expect((await own.download(document, employee)).statusCode).toBe(403);
    expect((await own.download(document, other.token)).statusCode).toBe(404);
    // Under one's own organization a foreign document is none.
    expect((await other.download(document)).statusCode).toBe(404);
    const ofCase = `/platform/verifications/${id}/documents/${document}/`;
    expect((await fetchFile(ofCase, operator)).statusCode).toBe(200);
    expect((await fetchFile(ofCase, own.token)).statusCode).toBe(403);
    const { id: otherCase } = await asked();
    const elsewhere = `/platform/verifications/${otherCase}/documents/${document}/`;
    expect((await fetchFile(elsewhere, operator)).statusCode).toBe(404);
  });

  it('are served below no path', async () => {
    const own = await open();
    await own.document();
    const { key } = await server.database.db
      .selectFrom('verification_document')
      .select('key')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    for (const guess of [
      `/files/${key}`,
      `/files/../documents/${key}`,
      `/files/%2e%2e/documents/${key}`,
      `/documents/${key}`,
    ]) {
      const answer = await server.app.inject({ url: guess });
      expect([guess, answer.statusCode, answer.headers['content-type']?.includes('image')]).toEqual(
        [guess, 404, false],
      );
    }
  });

  it('keep nothing of the sent file but what is to be seen', async () => {
    const own = await open();
    const photo = await sharp(await drawPhoto('jpeg'))
      .withExif({ IFD3: { GPSLatitude: '42/1 52/1 0/1' } })
      .toBuffer();
    const { id } = (await own.upload(photo)).body as VerificationDocument;
    const { rawPayload } = await own.download(id);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a text', () => Buffer.from('x'.repeat(200)), 415],
    ['next to nothing', () => Buffer.from('x'), 400],
    ['half a picture', async () => (await drawPhoto('png', { width: 900 })).subarray(0, 300), 415],
    ['another format', () => drawPhoto('gif'), 415],
  ])('are no %s', async (_name, draw, status) => {
    const own = await open();
    expect((await own.upload(await draw())).status).toBe(status);
    expect((await own.read()).drafts).toEqual([]);
  });

  it('are five at most, however many come at once, and take no room when they are refused', async () => {
    const own = await open();
    const before = (await readdir(path.join(server.dataDir, 'documents'))).length;
    const photo = await drawPhoto('png');
    const answers = await Promise.all(Array.from({ length: 7 }, () => own.upload(photo)));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 422, 422]);
    expect(await readdir(path.join(server.dataDir, 'documents'))).toHaveLength(before + 5);
  });

  it('find no room on a full disk', async () => {
    const own = await open();
    server.setDiskProblem('12 MB left');
    expect((await own.upload(await drawPhoto('png'))).status).toBe(507);
    server.setDiskProblem(null);
  });

  it('are removed before they are sent, and not after', async () => {
    const { own, document } = await asked();
    const draft = await own.document();
    const remove = (id: number) =>
      server.call(`/organizations/${own.id}/verification_documents/${id}/`, {
        method: 'DELETE',
        token: own.token,
      });
    expect((await remove(draft)).status).toBe(204);
    expect((await own.download(draft)).statusCode).toBe(404);
    expect((await remove(document)).status).toBe(404);
  });

  it('are deleted some time after the decision', async () => {
    const { db } = server.database;
    const { own, document, id } = await asked();
    const store = createLocalStore(path.join(server.dataDir, 'documents'));
    await decide(id, 'reject');
    await deleteDocuments(db, store);
    expect((await own.download(document)).statusCode).toBe(200);
    await db
      .updateTable('verification_document')
      .set({ delete_after: new Date(Date.now() - 1000) })
      .where('id', '=', document)
      .execute();
    await deleteDocuments(db, store);
    expect((await own.download(document)).statusCode).toBe(404);
    expect(await caseOf(own, 'decided')).toMatchObject({ documents: [] });
  });
});
