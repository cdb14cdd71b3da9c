import { sql, type Kysely } from 'kysely';

/** Units of a currency for one US dollar, so that prices can be shown in the reader's own. */
const DEFAULT_RATES: Readonly<Record<string, string>> = {
  USD: '1',
  EUR: '0.86',
  GBP: '0.76',
  CHF: '0.8',
  KGS: '87.45',
  KZT: '520',
  UZS: '11950',
  TJS: '9.3',
  TMT: '3.5',
  RUB: '79',
  BYN: '2.95',
  UAH: '42',
  AMD: '382',
  AZN: '1.7',
  GEL: '2.7',
  MNT: '3580',
  TRY: '42.4',
  CNY: '7.11',
  JPY: '156',
  KRW: '1465',
  INR: '88.7',
  PKR: '281',
  AED: '3.6725',
  SAR: '3.75',
  ILS: '3.27',
  EGP: '47.3',
  THB: '32.4',
  VND: '26350',
  SGD: '1.3',
  HKD: '7.78',
  AUD: '1.54',
  CAD: '1.4',
  BRL: '5.35',
  MXN: '18.4',
  PLN: '3.66',
  CZK: '20.9',
  SEK: '9.5',
  NOK: '10.15',
  DKK: '6.45',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table currency_rate (
      currency char(3) primary key,
      per_dollar numeric(18, 8) not null check (per_dollar > 0),
      refreshed_at timestamptz not null default now()
    )`.execute(db);
  for (const [currency, rate] of Object.entries(DEFAULT_RATES)) {
    await sql`insert into currency_rate (currency, per_dollar) values (${currency}, ${rate})`.execute(
      db,
    );
  }
  await sql`create index organization_country on organization (country)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index organization_country`.execute(db);
  await db.schema.dropTable('currency_rate').execute();
}
