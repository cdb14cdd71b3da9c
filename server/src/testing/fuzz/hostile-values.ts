const cursor = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

/** Texts that have broken one server or another. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  NUL: 'a\0b',
  'half a surrogate pair': 'a\uD800',
  'the other half': '\uDC00a',
  'an escape sequence': '\u001B[2J',
  'an override of direction': '\u202Egnp.exe',
  'nothing visible': '\u200B\u2060',
  nothing: '',
  'space only': ' \t ',
  'line separators': 'a\u2028b\u2029c',
  'many combining marks': `a${'\u0301'.repeat(2000)}`,
  'ten thousand letters': 'a'.repeat(10_000),
  'characters of four bytes': '😀'.repeat(300),
  'a noncharacter': 'a\uFFFF',
  'a quote': `'; drop table app_user; --`,
  'a pattern': String.raw`%_\%`,
  'a backslash at the end': '\\',
  'a path': '../../etc/passwd',
  'a format': '%s%n{{x}}${x}',
  'minus one': '-1',
  zero: '0',
  'beyond int4': '2147483648',
  'beyond int8': '9223372036854775808',
  'beyond safe integers': '9007199254740993',
  'beyond doubles': '1e309',
  hexadecimal: '0x10',
  'a fraction': '1.5',
  'not a number': 'NaN',
  infinity: 'Infinity',
  'a day that no month has': '2026-02-30',
  'the year zero': '0000-01-01',
  'a year of five digits': '99999-01-01',
  'the last day of JavaScript': '275760-09-13T00:00',
  'a time that no clock shows': '2026-01-01T24:61',
  null: 'null',
  true: 'true',
  'a list': '[]',
  'a list of ids': '1,2,,3',
  'a forged cursor': cursor('x', 1),
  'a cursor of an impossible day': cursor('2026-02-30T00:00:00.000000Z', 1),
  'a cursor beyond int8': '["",1e30]',
  'a cursor of other things': cursor({ a: 1 }, null, 3),
  'an address': 'http://[::1]:99999/\u0001',
};

/** Values of other types than a field expects. */
export const HOSTILE_VALUES: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  'minus one': -1,
  zero: 0,
  'a fraction': 1.5,
  'a tiny fraction': 5e-324,
  'beyond int4': 2_147_483_648,
  'beyond safe integers': 2 ** 60,
  'beyond int8': 1e30,
  'an empty list': [],
  'a list of null': [null],
  'a list of lists': [[[]]],
  'a list of ten thousand': Array.from({ length: 10_000 }, (_, index) => index),
  'an empty object': {},
  'an operator': { $ne: null },
  'NUL in a name': { 'a\0': 'b\0' },
  'the same many times': [1, 1, 1],
};

/** Almost as long as a body may be; what takes the square of a length takes minutes for them. */
export const OVERLONG_TEXTS: readonly string[] = [
  // Marks of two classes that composing sorts.
  `a${'\u0301'.repeat(40_000)}${'\u0323'.repeat(40_000)}`,
  `https://${'.'.repeat(900_000)}`,
  `${' '.repeat(500_000)}a`,
];

/** What a list begins with, each time a little different, until a body is almost full. */
export function overlongList(list: readonly unknown[]): unknown[] {
  const one = list[0] ?? 'a';
  const count = Math.floor(900_000 / (JSON.stringify(one).length + 6));
  return Array.from({ length: count }, (_, index) => varied(one, index));
}

function varied(value: unknown, index: number): unknown {
  if (typeof value === 'string') return /^\d/.test(value) ? String(index) : `${value}${index}`;
  if (typeof value === 'number') return value + (Number.isInteger(value) ? index : index / 1e7);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, varied(inner, index)]),
  );
}
