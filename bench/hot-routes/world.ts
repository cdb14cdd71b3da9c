import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/** A person of the demo data with a session, a cart, and many carts of further people to check out. */
export interface World {
  readonly token: string;
  readonly cartId: number;
  readonly sizeId: number;
  /** Carts with one piece each, and whose they are. */
  drawCarts(count: number): Promise<{ readonly id: number; readonly token: string }[]>;
}

const drawToken = () => randomBytes(32).toString('base64url');
const hash = (token: string) => createHash('sha256').update(token).digest();

export async function furnish(pool: pg.Pool): Promise<World> {
  const { rows } = await pool.query<{ size_id: number; organization_id: number }>(`
    select item_size.id::integer as size_id, item.organization_id
    from item_size join item on item.id = item_size.item_id
    where item.price is not null
      -- As nearly all: what an order costs besides where programs are told of it is not compared.
      and not exists (select from webhook where webhook.organization_id = item.organization_id)
    order by item_size.id limit 1`);
  const { size_id: sizeId, organization_id: organizationId } = rows[0]!;
  await pool.query('update item_size set stock = 100000000 where id = $1', [sizeId]);
  let people = 0;

  async function drawCarts(count: number) {
    const tokens = Array.from({ length: count }, drawToken);
    const { rows: carts } = await pool.query<{ id: number }>(
      `with person as (
         insert into app_user (phone, full_name)
         select '+99699' || lpad((n + $1)::text, 7, '0'), 'Bench' from generate_series(1, $2::integer) as n
         returning id
       ), numbered as (select id, row_number() over (order by id) as n from person),
       opened as (
         insert into session (user_id, token_hash, platform, expires_at)
         select numbered.id, hash, 'web', now() + interval '1 day'
         from numbered join unnest($3::bytea[]) with ordinality as given(hash, n) using (n)
       ), cart as (
         insert into cart (client_id, organization_id)
         select id, $4 from numbered order by n returning id, client_id
       ), line as (
         insert into cart_line (cart_id, size_id, quantity, seen_price)
         select cart.id, $5, 1, (select price from item join item_size on item_size.item_id = item.id where item_size.id = $5)
         from cart
       )
       select cart.id from cart join numbered on numbered.id = cart.client_id order by n`,
      [people, count, tokens.map(hash), organizationId, sizeId],
    );
    people += count;
    return carts.map(({ id }, index) => ({ id, token: tokens[index]! }));
  }

  const [own] = await drawCarts(1);
  return { token: own!.token, cartId: own!.id, sizeId, drawCarts };
}
