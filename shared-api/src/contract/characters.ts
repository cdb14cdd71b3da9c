/** What a text of a person may consist of, and how it is stored. Without a schema: the browser's forms and the server share it. */

/** Unpaired surrogates and control characters, but for new lines and tabs. */
const UNSHOWABLE_IN_LINES = /(?![\n\t])[\p{Surrogate}\p{Control}]/u;
const UNSHOWABLE = /[\p{Surrogate}\p{Control}]/u;
/** Anything that leaves a trace: no space, no mark of format, no filler. */
const VISIBLE = /[^\s\p{Control}\p{Format}\p{Surrogate}\p{Default_Ignorable_Code_Point}\u2800]/u;

const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u202B\u202E]/;
const END_OF_DIRECTION = /[\u202C\u2069]/;
const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const RIGHT_TO_LEFT_ISOLATE = '\u2067';
const END_OF_ISOLATE = '\u2069';

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether a text of one line, or of several, has only characters that can be shown. */
export function isShowable(text: string, { hasLines }: { readonly hasLines: boolean }): boolean {
  return !(hasLines ? UNSHOWABLE_IN_LINES : UNSHOWABLE).test(text);
}

/** The form in which a text is stored: composed, without space around it; what nobody can see is nothing. */
export function tidyText(text: string): string {
  const tidy = text.normalize('NFC').replaceAll(LINE_ENDS, '\n').trim();
  // What cannot be shown stays for the check that refuses it.
  if (!isVisible(tidy) && isShowable(tidy, { hasLines: true })) return '';
  return isolateDirections(tidy);
}

/**
 * Embeddings and overrides of direction become isolates, and what is left open is closed: a text never
 * turns around what stands beside it, nor pretends to be another.
 */
function isolateDirections(text: string): string {
  let open = 0;
  const isolated = text.replaceAll(DIRECTIONS, (mark) => {
    if (END_OF_DIRECTION.test(mark)) {
      if (open === 0) return '';
      open -= 1;
      return END_OF_ISOLATE;
    }
    open += 1;
    if (mark >= LEFT_TO_RIGHT_ISOLATE) return mark;
    return RIGHT_TO_LEFT.test(mark) ? RIGHT_TO_LEFT_ISOLATE : LEFT_TO_RIGHT_ISOLATE;
  });
  return isolated + END_OF_ISOLATE.repeat(open);
}
