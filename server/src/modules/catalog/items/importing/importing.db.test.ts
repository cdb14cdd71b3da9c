import type { ImportFault, ItemImport } from '@karavan/shared-api/contract/item-imports';
import { pictureForm } from '../../../../testing/picture-form.ts';
import { openCatalog } from '../../../../testing/test-catalog.ts';
import { createTestServer, type TestServer } from '../../../../testing/test-server.ts';
import { applyImport, holdStock, sellStock } from '../index.ts';

jest.setTimeout(120_000);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const HEAD = 'title;category;price;old_price;size;sku;barcode;stock';

async function openImports() {
  const shop = await openCatalog(server);
  const { db } = server.database;
  const at = `${shop.at}imports/`;
  const { transact } = server;
  const send = async (text: string) => {
    const form = await pictureForm(Buffer.from(text), { name: 'items.csv', type: 'text/csv' });
    return server.call(at, { method: 'POST', token: shop.token, ...form });
  };
  const read = async (id: number) =>
    (await server.call(`${at}${id}/`, { token: shop.token })).body as ItemImport;
  const begin = (id: number) =>
    server.call(`${at}${id}/apply/`, { method: 'POST', token: shop.token, body: {} });
  return {
    ...shop,
    send,
    sent: async (text: string) => (await send(text)).body as ItemImport,
    read,
    begin,
    run: (id: number) => applyImport({ db, transact }, id),
    /** As the job does it. */
    applied: async (id: number) => {
      await begin(id);
      await applyImport({ db, transact }, id);
      return read(id);
    },
    faults: async (id: number, cursor = '') =>
      (await server.call(`${at}${id}/faults/?limit=100${cursor}`, { token: shop.token })).body as {
        list: ImportFault[];
        total_count: number;
      },
    items: () =>
      db
        .selectFrom('item')
        .leftJoin('item_size', 'item_size.item_id', 'item.id')
        .select(['item.id', 'item.name', 'item.status', 'item.price', 'item.old_price'])
        .select(['item_size.id as size_id', 'item_size.size', 'item_size.sku', 'item_size.stock'])
        .where('item.organization_id', '=', shop.organizationId)
        .orderBy('item.id')
        .orderBy('item_size.position')
        .execute(),
    csv: async () =>
      (
        await server.app.inject({
          url: `/api/v1${shop.at}export-csv/`,
          headers: { authorization: `Token ${shop.token}` },
        })
      ).body,
  };
}

describe('a sheet of products', () => {
  it('is checked, then applied: new drafts with their sizes, and what there is changed', async () => {
    const shop = await openImports();
    const item = await shop.added({
      sizes: [{ id: null, size: 'S', quantity: 3, seen: null, sku: 'D-S' }],
    });
    const checked = await shop.sent(
      `${HEAD}
Пояс;Категория;1 200,50;1500;S;P-S;4006381333931;4
Пояс;Категория;1 200,50;1500;M;P-M;;0
;;2600;;S;D-S;;7
`,
    );
    expect(checked).toMatchObject({
      status: 'checked',
      row_count: 3,
      fault_count: 0,
      new_items: 1,
      changed_items: 1,
    });
    expect((await shop.items()).length).toBe(1);
    expect(await shop.applied(checked.id)).toMatchObject({ status: 'applied', done_count: 3 });
    const rows = await shop.items();
    expect(
      rows.map(({ name, status, price, size, sku, stock }) => [
        name,
        status,
        price,
        size,
        sku,
        stock,
      ]),
    ).toEqual([
      ['Льняное платье', 'published', 260_000, 'S', 'D-S', 7],
      ['Пояс', 'draft', 120_050, 'S', 'P-S', 4],
      ['Пояс', 'draft', 120_050, 'M', 'P-M', 0],
    ]);
    const entries = await server.database.db
      .selectFrom('stock_entry')
      .select(['change', 'reason', 'note', 'person_id'])
      .where('stock_id', '=', (eb) =>
        eb.selectFrom('item_size').select('stock_id').where('id', '=', item.sizes[0]!.id),
      )
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entries).toEqual({
      change: 4,
      reason: 'counted',
      note: 'items.csv',
      person_id: shop.editor,
    });
  });

  it('tells of every fault by row and column, and stores nothing', async () => {
    const shop = await openImports();
    const FAULTS = 37;
    const ROWS = 10_000;
    const STEP = 250;
    const lines = Array.from({ length: ROWS }, (_, index) =>
      index % STEP === 7 && index / STEP < FAULTS
        ? `Товар ${index};Категория;дорого;;;K-${index};;1`
        : `Товар ${index};Категория;100;;;K-${index};;1`,
    );
    const checked = await shop.sent(`${HEAD}\n${lines.join('\n')}`);
    expect(checked).toMatchObject({ status: 'faulty', row_count: ROWS, fault_count: FAULTS });
    const { list, total_count } = await shop.faults(checked.id);
    expect(total_count).toBe(FAULTS);
    expect(list.map(({ row, column, problem }) => [row, column, problem])).toEqual(
      Array.from({ length: FAULTS }, (_, index) => [
        index * STEP + 7 + 2,
        'price',
        'amount_format',
      ]),
    );
    expect((await shop.begin(checked.id)).status).toBe(409);
    await shop.run(checked.id);
    expect(await shop.items()).toEqual([]);
  });

  it.each([
    ['Пояс;Нет такой;1;;;;;1', 'category', 'not_offered'],
    ['Пояс;Категория;10;9;;;;1', 'old_price', 'too_small'],
    ['Пояс;Категория;1;;;;4006381333932;1', 'barcode', 'barcode_format'],
    ['Пояс;Категория;1;;;;;-1', 'stock', 'invalid'],
    ['Пояс;Категория;1;;;;;9999999', 'stock', 'too_big'],
    [';Категория;1;;;;;1', 'title', 'required'],
    ['Пояс;;1;;;;;1', 'category', 'required'],
    ['Пояс;Категория;1;;S;X;;1\nПояс;Категория;1;;M;x;;1', 'sku', 'repeated'],
    ['Пояс;Категория;1;;S;;;1\nПояс;Категория;1;;s;;;1', 'size', 'repeated'],
    ['Пояс;Категория;1;;S;;;1\nПояс;Категория;2;;M;;;1', 'price', 'invalid'],
    ['Пояс;Категория;1;;;;;1\nПояс;Категория;1;;M;;;1', 'size', 'required'],
  ])('refuses %j in %s: %s', async (line, column, problem) => {
    const shop = await openImports();
    const checked = await shop.sent(`${HEAD}\n${line}`);
    expect((await shop.faults(checked.id)).list).toMatchObject([{ column, problem }]);
  });

  it.each(['title;colour\nПояс;red', 'title;title\nПояс;Пояс', 'price\n1', 'title'])(
    'is refused at once with the head of %j',
    async (text) => {
      const shop = await openImports();
      const { status, body } = await shop.send(text);
      expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([400, ['file']]);
    },
  );

  it('comes back from the export unchanged, and what was sold meanwhile stays sold', async () => {
    const shop = await openImports();
    const item = await shop.added({
      title: '=СУММА(1)',
      sizes: [
        { id: null, size: 'S', quantity: 10, seen: null },
        { id: null, size: 'M', quantity: 5, seen: null },
      ],
    });
    const text = await shop.csv();
    expect(text).toContain("'=СУММА(1)");
    await server.database.db.transaction().execute(async (trx) => {
      const piece = [{ sizeId: item.sizes[0]!.id, quantity: 4 }];
      await holdStock(trx, piece);
      await sellStock(trx, piece);
    });
    const before = await shop.items();
    const same = await shop.sent(text);
    expect(same).toMatchObject({ status: 'checked', new_items: 0, changed_items: 1 });
    await shop.applied(same.id);
    expect(await shop.items()).toEqual(before);
    const workbook = await server.call(`${shop.at}export/`, { token: shop.token });
    expect(workbook.status).toBe(200);
  });

  it('is applied once by two jobs at once, and begins anew after one that died', async () => {
    const shop = await openImports();
    const item = await shop.added({
      sizes: [{ id: null, size: '', quantity: 3, seen: null, sku: 'ONE' }],
    });
    const lines = Array.from(
      { length: 450 },
      (_, index) => `Товар ${index};Категория;1;;;N-${index};;2`,
    );
    const checked = await shop.sent(`${HEAD}\n;;;;;ONE;;5\n${lines.join('\n')}`);
    await shop.begin(checked.id);
    const { transact, database } = server;
    await expect(
      applyImport(
        {
          db: database.db,
          transact: (work) =>
            transact(async (unit) => {
              await work(unit);
              throw new Error('The process dies');
            }),
        },
        checked.id,
      ),
    ).rejects.toThrow('The process dies');
    expect(await shop.items()).toHaveLength(1);
    expect((await shop.read(checked.id)).status).toBe('applying');
    await Promise.allSettled([shop.run(checked.id), shop.run(checked.id)]);
    expect((await shop.read(checked.id)).status).toBe('applied');
    const rows = await shop.items();
    expect(rows).toHaveLength(451);
    expect(rows.find(({ id }) => id === item.id)?.stock).toBe(5);
  });

  it('fails as a whole when it does not fit any more', async () => {
    const shop = await openImports();
    const item = await shop.added({
      sizes: [{ id: null, size: '', quantity: 3, seen: null, sku: 'ONE' }],
    });
    const checked = await shop.sent(`${HEAD}\nНовый;Категория;1;;;;;1\n;;;;;ONE;;0`);
    await server.database.db
      .transaction()
      .execute((trx) => holdStock(trx, [{ sizeId: item.sizes[0]!.id, quantity: 2 }]));
    expect(await shop.applied(checked.id)).toMatchObject({ status: 'failed', done_count: 0 });
    expect(await shop.items()).toHaveLength(1);
  });

  it('counts like any other upload', async () => {
    const shop = await openImports();
    expect((await shop.send(`${HEAD}\nНовый;Категория;1;;;;;1`)).status).toBe(201);
    const { rows } = await server.database.pool.query<{ key: string; count: number }>(
      `update throttle set count = 10000 where key = 'upload:' || $1 returning key`,
      [shop.editor],
    );
    expect(rows).toHaveLength(1);
    expect((await shop.send(`${HEAD}\nДругой;Категория;1;;;;;1`)).status).toBe(429);
  });
});
