import { readFileSync } from 'node:fs';
import { LockOrder, tablesLockedBy } from './lock-order.ts';

it.each<[string, string[]]>([
  ['select "id" from "cart" where "id" = $1 for update', ['cart']],
  ['select lock_stock($1::bigint[])', ['stock']],
  ['select hold_stock($1::bigint[], $2::integer[]) as is_held', ['stock']],
  [
    'select "rental_terms"."item_id" from "rental_terms" inner join "item" on "a" = "b" for update of "rental_terms"',
    ['rental_terms'],
  ],
  ['update "sale_order" set "status" = $1 where "id" = $2', ['sale_order']],
  ['with w as (select 1) update stock set held = 1 from w', ['stock']],
  ['delete from "cart" where "id" = $1', ['cart']],
  ['insert into "sale_order" ("a") values ($1) returning *', []],
  [
    'insert into "cashback_account" ("a") values ($1) on conflict ("a") do update set "a" = $2',
    ['cashback_account'],
  ],
  [
    'with a as (insert into cart (x) select 1 on conflict (x) do update set v = 2 returning id) insert into cart_line (y) select 1 on conflict (y) do nothing',
    ['cart', 'cart_line'],
  ],
  ['select * from "sale_order" where "id" = $1', []],
])('%s locks %j', (statement, tables) => {
  expect(tablesLockedBy(statement)).toEqual(tables);
});

const follow = (...statements: string[]) => {
  const order = new LockOrder();
  return ['begin', ...statements].map((statement) => order.follow(statement)).filter(Boolean);
};

const ORDER = 'select * from "sale_order" where "id" = $1 for update';
const STOCK = 'select lock_stock($1::bigint[])';
const ACCOUNT = 'update "cashback_account" set "balance" = $1';

it('tells who locks against the order, in one transaction', () => {
  expect(follow(ORDER, STOCK, ACCOUNT, ORDER)).toEqual([]);
  expect(follow(ACCOUNT, STOCK)).toEqual(['stock is locked after cashback_account']);
  expect(follow(STOCK, 'commit', 'begin', ORDER)).toEqual([]);
  expect(follow(STOCK, ORDER)).toEqual(['sale_order is locked after stock']);
});

it('lets whoever has just placed an order lock it', () => {
  expect(follow(STOCK, 'insert into "sale_order" ("a") values ($1)', ORDER, ACCOUNT)).toEqual([]);
});

it('is the order that the documents tell', () => {
  const [, told] = /## Order of locks\n([\s\S]*?)\n## /.exec(
    readFileSync('docs/architecture.md', 'utf8'),
  )!;
  const names = [
    'idempotency key',
    'person',
    'cart',
    'order \\(',
    'payment attempt',
    'terms',
    'stock',
    'cashback',
    'notifications',
    'streams',
  ];
  const places = names.map((name) => told!.search(new RegExp(name, 'm')));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places.every((place) => place >= 0)).toBe(true);
});
