import { createMember, createUser } from '../../../testing/factories/accounts.ts';
import { createOrganization } from '../../../testing/factories/catalog.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const newPerson = () => createUser(server.database.db);

const read = async (reader: number, kind: Kind, person: number) =>
  server.call(`/users/${person}/${kind}/`, { token: await server.sessionOf(reader) });

const replace = async (person: number, kind: Kind, list: readonly object[]) =>
  server.call(`/users/${kind}/`, {
    method: 'PUT',
    token: await server.sessionOf(person),
    body: { list },
  });

type Kind = 'phone_numbers' | 'social_networks';

const phones = (...numbers: string[]) => numbers.map((phone_number) => ({ phone_number }));

describe("a person's phone numbers", () => {
  it('are what was sent last, in that order', async () => {
    const person = await newPerson();
    expect(await read(person, 'phone_numbers', person)).toMatchObject({ body: { list: [] } });
    await replace(person, 'phone_numbers', phones('+996700000001', '*4040'));
    const list = phones('*4040', '+996555000000', '+996700000001');
    expect(await replace(person, 'phone_numbers', list)).toMatchObject({
      status: 200,
      body: { list },
    });
    expect((await read(person, 'phone_numbers', person)).body).toEqual({ list });
    await replace(person, 'phone_numbers', []);
    expect((await read(person, 'phone_numbers', person)).body).toEqual({ list: [] });
  });

  it.each([
    [phones('0700000001'), 'list.0.phone_number', 'Введите номер'],
    [phones('+996700000001', '*4 0'), 'list.1.phone_number', 'Введите номер'],
    [phones(''), 'list.0.phone_number', 'Обязательное поле'],
    [phones('*4040', '*4040'), 'list.1.phone_number', 'Уже есть в списке'],
    [
      Array.from({ length: 11 }, (_, index) => ({ phone_number: `*404${index}0` })),
      'list',
      'Не больше 10',
    ],
  ])('refuse %j', async (list, field, text) => {
    const person = await newPerson();
    const { status, body } = await replace(person, 'phone_numbers', list);
    expect(status).toBe(400);
    const { errors } = body as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]![0]).toContain(text);
    expect((await read(person, 'phone_numbers', person)).body).toEqual({ list: [] });
  });
});

describe("a person's social networks", () => {
  it('become names, with the address that a press leads to', async () => {
    const person = await newPerson();
    const list = [
      { kind: 'instagram', value: 'aigul.t', url: 'https://instagram.com/aigul.t' },
      { kind: 'mail', value: 'aigul@mail.kg', url: 'mailto:aigul@mail.kg' },
    ];
    const answer = await replace(person, 'social_networks', [
      { kind: 'instagram', value: 'https://www.instagram.com/aigul.t/' },
      { kind: 'mail', value: ' aigul@mail.kg ' },
    ]);
    expect(answer).toMatchObject({ status: 200, body: { list } });
    expect((await read(person, 'social_networks', person)).body).toEqual({ list });
  });

  it.each([
    [[{ kind: 'web', value: 'javascript:alert(1)' }], 'list.0.value', 'Проверьте имя или ссылку'],
    [[{ kind: 'mail', value: 'aigul' }], 'list.0.value', 'Неверный формат почты'],
    [[{ kind: 'x', value: ' ' }], 'list.0.value', 'Обязательное поле'],
    [[{ kind: 'myspace', value: 'aigul' }], 'list.0.kind', 'Неверное значение'],
    [
      [
        { kind: 'telegram', value: '@aigul_t' },
        { kind: 'telegram', value: 't.me/Aigul_T' },
      ],
      'list.1.value',
      'Уже есть в списке',
    ],
  ])('refuse %j', async (list, field, text) => {
    const { status, body } = await replace(await newPerson(), 'social_networks', list);
    expect(status).toBe(400);
    const { errors } = body as { errors: Record<string, string[]> };
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]![0]).toContain(text);
  });
});

describe('published contacts', () => {
  it.each<Kind>(['phone_numbers', 'social_networks'])(
    'are read by the person and whom they work with, by nobody else: %s',
    async (kind) => {
      const { db } = server.database;
      const organization = await createOrganization(db);
      const [person, colleague] = [
        await createMember(db, organization),
        await createMember(db, organization),
      ];
      const stranger = await createMember(db, await createOrganization(db));
      expect(await read(person, kind, person)).toMatchObject({ status: 200 });
      expect(await read(colleague, kind, person)).toMatchObject({ status: 200 });
      expect(await read(stranger, kind, person)).toMatchObject({ status: 404 });
      expect(await read(stranger, kind, 999_999)).toMatchObject({ status: 404 });
      expect(await server.call(`/users/${person}/${kind}/`)).toMatchObject({ status: 401 });

      await db.deleteFrom('organization_member').where('user_id', '=', colleague).execute();
      expect(await read(colleague, kind, person)).toMatchObject({ status: 404 });
    },
  );
});

describe('two writers at once', () => {
  const LISTS = [
    phones('+996700000001', '+996700000002', '+996700000003'),
    phones('+996700000003', '+996700000001'),
  ] as const;

  it('leave one of their lists whole', async () => {
    const person = await newPerson();
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(
        [...LISTS, ...LISTS].map((list) => replace(person, 'phone_numbers', list)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const { body } = await read(person, 'phone_numbers', person);
      expect(LISTS).toContainEqual((body as { list: unknown }).list);
    }
  });

  it('would get into each other without waiting in line', async () => {
    const { db } = server.database;
    const user_id = await newPerson();
    const [one, other] = [
      await db.startTransaction().execute(),
      await db.startTransaction().execute(),
    ];
    for (const trx of [one, other]) {
      await trx.deleteFrom('user_phone_number').where('user_id', '=', user_id).execute();
    }
    const write = (trx: typeof one, position: number) =>
      trx
        .insertInto('user_phone_number')
        .values({ user_id, position, value: `*404${position}` })
        .execute();
    await write(one, 0);
    await write(other, 1);
    await one.commit().execute();
    await other.commit().execute();
    const { body } = await read(user_id, 'phone_numbers', user_id);
    expect(body).toEqual({ list: phones('*4040', '*4041') });
  });
});
