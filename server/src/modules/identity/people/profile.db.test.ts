import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { drawPhoto, pictureForm } from '../../../testing/picture-form.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const patch = (token: string, body: object) =>
  server.call('/users/me/', { method: 'PATCH', token, body });

describe("a person's profile", () => {
  it('changes what is named and keeps the rest', async () => {
    const token = await server.sessionOf(await createUser(server.database.db));
    const answer = await patch(token, {
      full_name: '  Айгуль  ',
      gender: 'female',
      birthday: '1990-02-28',
      locale: 'de',
    });
    expect(answer.body).toMatchObject({
      full_name: 'Айгуль',
      gender: 'female',
      birthday: '1990-02-28',
      locale: 'de',
      username: null,
    });
    expect((await patch(token, { birthday: null })).body).toMatchObject({
      full_name: 'Айгуль',
      birthday: null,
    });
  });

  it.each([
    [{ full_name: ' ' }, { full_name: ['Введите полное имя, чтобы получать бонусы и скидки'] }],
    [{ birthday: '1990-02-30' }, { birthday: ['Неверная дата рождения'] }],
    [{ birthday: '2090-01-01' }, { birthday: ['Неверная дата рождения'] }],
    [{ gender: 'cat' }, { gender: ['Неверное значение'] }],
    [{ username: 'ай' }, { username: ['От 3 до 30 латинских букв, цифр или знаков _'] }],
    [{ full_name: 'я'.repeat(101) }, { full_name: ['Максимум символов: 100'] }],
  ])('refuses %j', async (body, errors) => {
    const token = await server.sessionOf(await createUser(server.database.db));
    expect(await patch(token, body)).toMatchObject({ status: 400, body: { errors } });
  });

  it('refuses a username that somebody else has, whatever its case', async () => {
    const { db } = server.database;
    await createUser(db, { username: 'karavan' });
    const token = await server.sessionOf(await createUser(db));
    expect(await patch(token, { username: 'Karavan' })).toMatchObject({
      status: 400,
      body: { errors: { username: ['Уже занято'] } },
    });
  });

  it('tells whether a username can be had, one of their own included', async () => {
    const { db } = server.database;
    await createUser(db, { username: 'busy_one' });
    const token = await server.sessionOf(await createUser(db, { username: 'own_one' }));
    const isTaken = async (username: string) =>
      (await server.call(`/users/username/?username=${username}`, { token })).body;
    expect(await isTaken('Busy_One')).toEqual({ is_taken: true });
    expect(await isTaken('own_one')).toEqual({ is_taken: false });
    expect(await isTaken('free_one')).toEqual({ is_taken: false });
    expect(await server.call('/users/username/?username=a', { token })).toMatchObject({
      status: 400,
    });
  });

  it('gives a username to one of several who ask for it at once', async () => {
    const { db } = server.database;
    for (let round = 0; round < 10; round += 1) {
      const tokens = await Promise.all(
        [1, 2, 3].map(async () => server.sessionOf(await createUser(db))),
      );
      const answers = await Promise.all(
        tokens.map((token) => patch(token, { username: `wanted_${round}` })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
      for (const { body } of answers.filter(({ status }) => status === 400)) {
        expect(body).toMatchObject({ errors: { username: ['Уже занято'] } });
      }
    }
  });
});

describe("a person's picture", () => {
  const upload = async (token: string) => {
    const form = await pictureForm(await drawPhoto('jpeg'));
    const { body } = await server.call('/files/', { method: 'POST', token, ...form });
    return body as { id: number; image: { small: string } };
  };

  it('is one that they have uploaded, and can be taken away', async () => {
    const token = await server.sessionOf(await createUser(server.database.db));
    const { id, image } = await upload(token);
    expect((await patch(token, { avatar_id: id })).body).toMatchObject({ avatar: image.small });
    expect((await patch(token, { full_name: 'Имя' })).body).toMatchObject({ avatar: image.small });
    expect((await patch(token, { avatar_id: null })).body).toMatchObject({ avatar: null });
  });

  it('is none of somebody else, nor what does not exist', async () => {
    const { db } = server.database;
    const { id } = await upload(await server.sessionOf(await createUser(db)));
    const token = await server.sessionOf(await createUser(db));
    for (const avatar_id of [id, 999_999]) {
      expect(await patch(token, { avatar_id, full_name: 'Чужое' })).toMatchObject({
        status: 400,
        body: { errors: { avatar_id: ['Неверное значение'] } },
      });
    }
    expect(await server.call('/users/me/', { token })).toMatchObject({
      body: { avatar: null, full_name: 'Test' },
    });
  });
});

it('organizations are had by their owner, not by those who work there', async () => {
  const { db } = server.database;
  const ownerId = await createUser(db);
  const organizationId = await createOrganization(db, { ownerId });
  const has = async (userId: number) =>
    (await server.call('/users/has_organizations/', { token: await server.sessionOf(userId) }))
      .body;
  expect(await has(ownerId)).toEqual({ has_organizations: true });
  const memberId = await createMember(db, organizationId, ['can_sell']);
  expect(await has(memberId)).toEqual({ has_organizations: false });
});
