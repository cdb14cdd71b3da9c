export interface NumberRules {
  /** How many digits may follow the decimal point; 0 for an integer. */
  readonly decimals?: number;
  readonly min?: number;
  readonly max?: number;
}

/**
 * Normalizes what a person typed: drops leading zeros, reads a comma as a point, and returns the
 * previous text when the new one is not a number.
 */
export function typeNumber(typed: string, before: string, rules: NumberRules): string {
  const { decimals = 0, min = 0 } = rules;
  const text = typed.replaceAll(/[\s\u00A0]/g, '').replace(',', '.');
  const shape = new RegExp(
    `^${min < 0 ? '-?' : ''}\\d*${decimals > 0 ? `(\\.\\d{0,${decimals}})?` : ''}$`,
  );
  if (!shape.test(text)) return before;
  return text.replace(/^(-?)0+(?=\d)/, '$1').replace(/^(-?)\./, '$10.');
}

/** The text once the person has finished: a complete number within the limits, or empty. */
export function settleNumber(text: string, { min, max }: NumberRules): string {
  if (!/\d/.test(text)) return '';
  const number = Number(text);
  if (min !== undefined && number < min) return String(min);
  if (max !== undefined && number > max) return String(max);
  return text.replace(/\.$/, '').replace(/^-(?=0(\.0*)?$)/, '');
}
