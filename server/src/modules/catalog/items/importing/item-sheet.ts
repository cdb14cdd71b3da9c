import { ITEM_COLUMNS, type ItemColumn } from '@karavan/shared-api/contract/item-imports';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';

/** What stands above each column. A sheet may be sent back in any language. */
const HEADS: Readonly<Record<ItemColumn, Readonly<Record<Locale, string>>>> = {
  item_id: {
    ru: 'ID товара',
    en: 'Product ID',
    de: 'Artikel-ID',
    tr: 'Ürün kimliği',
    zh: '商品编号',
  },
  title: { ru: 'Название', en: 'Title', de: 'Name', tr: 'Ad', zh: '名称' },
  description: {
    ru: 'Описание',
    en: 'Description',
    de: 'Beschreibung',
    tr: 'Açıklama',
    zh: '描述',
  },
  category: { ru: 'Категория', en: 'Category', de: 'Kategorie', tr: 'Kategori', zh: '类别' },
  price: { ru: 'Цена', en: 'Price', de: 'Preis', tr: 'Fiyat', zh: '价格' },
  old_price: {
    ru: 'Прежняя цена',
    en: 'Old price',
    de: 'Früherer Preis',
    tr: 'Eski fiyat',
    zh: '原价',
  },
  size: { ru: 'Размер', en: 'Size', de: 'Größe', tr: 'Beden', zh: '尺码' },
  sku: { ru: 'Артикул', en: 'SKU', de: 'Artikelnummer', tr: 'Stok kodu', zh: '货号' },
  barcode: { ru: 'Штрихкод', en: 'Barcode', de: 'Barcode', tr: 'Barkod', zh: '条形码' },
  stock: { ru: 'Остаток', en: 'Stock', de: 'Bestand', tr: 'Stok', zh: '库存' },
  stock_was: {
    ru: 'Остаток при выгрузке',
    en: 'Stock when exported',
    de: 'Bestand beim Export',
    tr: 'Dışa aktarıldığındaki stok',
    zh: '导出时的库存',
  },
};

export const headsIn = (locale: Locale): string[] =>
  ITEM_COLUMNS.map((column) => HEADS[column][locale]);

const fold = (head: string) => head.trim().toLowerCase();

const COLUMN_OF = new Map<string, ItemColumn>(
  ITEM_COLUMNS.flatMap((column) =>
    [column, ...LOCALES.map((locale) => HEADS[column][locale])].map(
      (head) => [fold(head), column] as const,
    ),
  ),
);

/** The column under a head, by its name in any language; undefined for what is no column of ours. */
export const columnUnder = (head: string): ItemColumn | undefined => COLUMN_OF.get(fold(head));

/** A spreadsheet would calculate what begins so. */
const FORMULA = /^[=+\-@\t\r]/;

/** A cell that no spreadsheet takes for a formula: an apostrophe before it, as people type it themselves. */
export const harmless = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** A cell without the apostrophe of `harmless`. */
export const plain = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
