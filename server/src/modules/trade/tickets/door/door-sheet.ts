import type { Readable } from 'node:stream';
import type { CellValue } from 'hucre/xlsx';
import type { DoorEntry } from '@karavan/shared-api/contract/events';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { writeWorkbook } from '../../../../platform/sheets/write-workbook.ts';
import { readableName } from '../../../identity/people/index.ts';

type Texts = Readonly<Record<Locale, string>>;

const SHEET = {
  sheet: { ru: 'Вход', en: 'Door', de: 'Einlass', tr: 'Giriş', zh: '入场' },
  name: { ru: 'Имя', en: 'Name', de: 'Name', tr: 'Ad', zh: '姓名' },
  section: { ru: 'Сектор', en: 'Section', de: 'Bereich', tr: 'Bölüm', zh: '区域' },
  party: { ru: 'Человек', en: 'People', de: 'Personen', tr: 'Kişi', zh: '人数' },
  order: { ru: 'Заказ', en: 'Order', de: 'Bestellung', tr: 'Sipariş', zh: '订单' },
  kind: { ru: 'Кто', en: 'Who', de: 'Wer', tr: 'Kim', zh: '类型' },
  extras: { ru: 'Дополнения', en: 'Extras', de: 'Extras', tr: 'Ekstralar', zh: '附加项' },
  activated: { ru: 'Вошли', en: 'Let in', de: 'Eingelassen', tr: 'Girdi', zh: '入场时间' },
  ticket: { ru: 'билет', en: 'ticket', de: 'Ticket', tr: 'bilet', zh: '门票' },
  guest: { ru: 'гость', en: 'guest', de: 'Gast', tr: 'konuk', zh: '嘉宾' },
} as const satisfies Readonly<Record<string, Texts>>;

/** Writes whoever is to be let in into a workbook while they are read. Cells hold texts, never formulas. */
export function writeDoorSheet(
  entries: AsyncIterable<DoorEntry>,
  locale: Locale,
): Promise<Readable> {
  const titled = (key: keyof typeof SHEET) => ({ header: SHEET[key][locale] });
  return writeWorkbook(rowsOf(entries, locale), {
    name: SHEET.sheet[locale],
    freezePane: { rows: 1 },
    columns: [
      { ...titled('name'), width: 28 },
      { ...titled('section'), width: 18 },
      { ...titled('party'), width: 10 },
      { ...titled('kind'), width: 12 },
      { ...titled('order'), width: 14 },
      { ...titled('extras'), width: 28 },
      { ...titled('activated'), width: 18, numFmt: 'dd.mm.yyyy hh:mm' },
    ],
  });
}

async function* rowsOf(
  entries: AsyncIterable<DoorEntry>,
  locale: Locale,
): AsyncGenerator<CellValue[]> {
  for await (const { kind, name, section, party, order_id, activated_at, extras } of entries) {
    yield [
      readableName(name, locale),
      section || null,
      party,
      SHEET[kind][locale],
      order_id,
      extras?.map((extra) => `${extra.name} × ${extra.quantity}`).join(', ') ?? null,
      activated_at === null ? null : new Date(activated_at),
    ];
  }
}
