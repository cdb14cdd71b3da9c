import { foldText } from '@karavan/shared-api/spelling';

/** What somebody has typed of an address, word by word. */
export interface TypedAddress {
  /** Folded, without the words that every address has. */
  readonly words: readonly string[];
}

/** Flats, floors and entrances: nobody looks for them on a map. */
const INSIDE =
  /(?<!\p{L})(?:кв|квартира|этаж|подъезд|офис|apt|apartment|flat|daire|kat|wohnung|whg)\.?\s*№?\s*\d+\p{L}?/gu;

const SEPARATORS = /[^\p{L}\p{N}/]+/u;

/** Kinds of streets and places in five languages, as `foldText` leaves them. */
const KINDS: ReadonlySet<string> = new Set(
  (
    'ул улица улице улицы пр просп проспект проспекте т пер переулок бульвар б р дом д город г № ' +
    'street st str strasse straße avenue ave av road rd house city cadde caddesi cad sokak sokagi sok ' +
    'bulvar bulvari prospekt prospekti haus stadt no sehir 街 路 大街 号 市'
  ).split(' '),
);

export function readTypedAddress(typed: string): TypedAddress {
  const words = foldText(typed).replaceAll(INSIDE, ' ').split(SEPARATORS).filter(Boolean);
  const telling = words.filter((word) => !KINDS.has(word));
  return { words: telling.length > 0 ? telling : words };
}

/** Whether a word may be the number of a house: `155`, `36а`, `1/2`. */
export const isHouseNumber = (word: string) => /^\d{1,4}\p{L}?(?:\/\d{1,4}\p{L}?)?$/u.test(word);
