import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as tokens from './tokens.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const [root = ''] = css.split("[data-theme='light']");
const values = new Map(
  [...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

/** Every `var(--name)` that tokens.ts exports. */
function namesInUse(): string[] {
  const { breakpoint: _, media: __, ...groups } = tokens;
  return Object.values(groups).flatMap((group) =>
    Object.values(group).map(
      (reference) => /^var\(--([\w-]+)\)$/.exec(reference)?.[1] ?? reference,
    ),
  );
}

type Scheme = 'light' | 'dark';

function colorOf(name: string, scheme: Scheme): string {
  const value = values.get(`color-${name}`);
  if (!value) throw new Error(`There is no colour ${name}`);
  const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return pair ? pair[scheme === 'light' ? 1 : 2]! : value;
}

/** Relative luminance as WCAG 2.2 defines it, of a colour as #rrggbb. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['canvas', 'surface', 'surface-raised'];
const GROUNDS = [...SURFACES, 'surface-sunken', 'fill'];

/** Which text colour appears on which background. */
const TEXT_PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ['text', [...GROUNDS, 'accent-soft', 'danger-soft', 'success-soft', 'warning-soft', 'warm-soft']],
  ['text-muted', GROUNDS],
  ['accent', ['canvas', 'surface', 'surface-raised']],
  ['accent-strong', ['canvas', 'surface', 'surface-raised', 'accent-soft']],
  ['on-accent', ['accent']],
  ['danger', ['canvas', 'surface', 'surface-raised', 'danger-soft']],
  ['on-fill', ['accent-fill', 'danger-fill', 'badge']],
  ['success', ['canvas', 'surface', 'surface-raised', 'success-soft']],
  ['on-saffron', ['saffron']],
  ['warning', ['canvas', 'surface', 'surface-raised', 'warning-soft']],
];

test('tokens.ts names exactly the values of tokens.css', () => {
  expect(namesInUse().toSorted()).toEqual([...values.keys()].toSorted());
});

describe.each<Scheme>(['light', 'dark'])('in the %s scheme', (scheme) => {
  test.each(TEXT_PAIRS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground])))(
    '%s can be read on %s',
    (text, ground) => {
      expect(contrast(colorOf(text!, scheme), colorOf(ground!, scheme))).toBeGreaterThanOrEqual(
        4.5,
      );
    },
  );

  test.each(['border-strong', 'focus'].flatMap((edge) => SURFACES.map((ground) => [edge, ground])))(
    '%s can be told from %s',
    (edge, ground) => {
      expect(contrast(colorOf(edge!, scheme), colorOf(ground!, scheme))).toBeGreaterThanOrEqual(3);
    },
  );
});

test.each([...values].filter(([name]) => name.startsWith('gradient-')))(
  'white can be read on every point of %s',
  (_, value) => {
    const stops = value.match(/#\w{6}/g) ?? [];
    expect(stops).toHaveLength(2);
    for (const stop of stops)
      expect(contrast(colorOf('on-fill', 'light'), stop)).toBeGreaterThanOrEqual(4.5);
  },
);

test('the contrast measure tells readable from unreadable', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast(colorOf('blue', 'light'), '#ffffff')).toBeLessThan(4.5);
});
