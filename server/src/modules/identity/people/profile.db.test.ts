import { createUser } from '../../../testing/factories/accounts.ts';
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
    [{ full_name: ' ' }, { full_name: ['Обязательное поле'] }],
    [{ birthday: '1990-02-30' }, { birthday: ['Неверная дата'] }],
    [{ birthday: '2090-01-01' }, { birthday: ['Неверная дата'] }],
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
});
