import Fastify from 'fastify';
import pg from 'pg';

/**
 * The same reads and writes with nothing around them: one prepared statement each, and for the checkout
 * one bare transaction. What our server costs beyond this is what the bench shows.
 */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL']!, max: 10 });
const app = Fastify();

const PICTURE = `json_build_object(
  'key', file.key, 'width', file.width, 'height', file.height, 'thumbhash', file.thumbhash)`;
const IMAGE = `(
  select ${PICTURE} from item_image join file on file.id = item_image.file_id
  where item_image.item_id = item.id order by item_image.position limit 1)`;
const IMAGES = `(
  select json_agg(${PICTURE} order by item_image.position)
  from item_image join file on file.id = item_image.file_id where item_image.item_id = item.id)`;

const selectPosts = (pictures: string) => `
  select item.id, item.kind, item.name, item.description, item.price, item.old_price,
    item.created_at, organization.title, organization.currency, organization_type.titles,
    ${pictures} as pictures
  from item
  join organization on organization.id = item.organization_id
  join organization_type on organization_type.id = organization.type_id`;

function read(path: string, name: string, text: string, values: (query: Query) => unknown[]) {
  app.get<{ Querystring: Query; Params: Query }>(path, async ({ query, params }) => {
    const { rows } = await pool.query({ name, text, values: values({ ...query, ...params }) });
    return { list: rows };
  });
}

type Query = Readonly<Record<string, string>>;

read(
  '/feed',
  'feed',
  `${selectPosts(IMAGE)} order by item.created_at desc, item.id desc limit 21`,
  () => [],
);
read(
  '/search',
  'search',
  `${selectPosts(IMAGE)} where is_published and folded_name like $1 order by item.id limit 21`,
  ({ q }) => [`%${q}%`],
);
read('/items/:id', 'item', `${selectPosts(IMAGES)} where item.id = $1`, ({ id }) => [id]);
read('/count', 'count', 'select count(*)::integer from notification where user_id = $1', () => [1]);

app.put<{ Params: Query; Body: { lines: { size_id: number; quantity: number }[] } }>(
  '/carts/:id',
  async ({ params, body }) => {
    const [line] = body.lines;
    const { rows } = await pool.query({
      name: 'quantity',
      text: 'update cart_line set quantity = $3 where cart_id = $1 and size_id = $2 returning *',
      values: [params['id'], line!.size_id, line!.quantity],
    });
    return { lines: rows };
  },
);

app.post<{ Params: Query }>('/carts/:id/checkout', async ({ params }, reply) => {
  const client = await pool.connect();
  const run = (name: string, text: string, values: unknown[]) =>
    client.query({ name, text, values });
  try {
    await client.query('begin');
    const { rows: carts } = await run('lock', 'select * from cart where id = $1 for update', [
      params['id'],
    ]);
    const cart = carts[0] as { id: number; client_id: number; organization_id: number };
    const { rows: lines } = await run(
      'lines',
      `select line.size_id, line.quantity, item.id, item.name, item.price
       from cart_line as line join item_size on item_size.id = line.size_id
       join item on item.id = item_size.item_id where cart_id = $1`,
      [cart.id],
    );
    const line = lines[0] as {
      size_id: number;
      quantity: number;
      id: number;
      name: string;
      price: number;
    };
    await run(
      'hold',
      'update item_size set held = held + $2 where id = $1 and stock - held >= $2',
      [line.size_id, line.quantity],
    );
    const { rows: orders } = await run(
      'order',
      `insert into sale_order (organization_id, client_id, method, currency, goods)
       values ($1, $2, 'self_pickup', 'KGS', $3) returning id`,
      [cart.organization_id, cart.client_id, line.price],
    );
    const { id } = orders[0] as { id: number };
    await run(
      'keep',
      `insert into sale_order_line (order_id, position, item_id, size_id, name, quantity, price)
       values ($1, 0, $2, $3, $4, $5, $6)`,
      [id, line.id, line.size_id, line.name, line.quantity, line.price],
    );
    await run('empty', 'delete from cart where id = $1', [cart.id]);
    await run(
      'tell',
      `insert into notification (user_id, type, event_key, is_client, extra_data)
       values ($1, 'order', $2, false, '{}')`,
      [cart.client_id, `bare:${id}`],
    );
    await client.query('commit');
    return await reply.code(201).send({ transaction_id: id });
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
});

process.send?.({ ready: await app.listen({ port: 0, host: '127.0.0.1' }) });
process.on('disconnect', () => process.exit(0));
