/**
 * Typed names of the design's values; `tokens.css` holds the values themselves, for both colour
 * schemes. Styled parts read these and nothing else.
 */
const variables = <const N extends string>(prefix: string, names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [camelCase(name), `var(--${prefix}-${name})`])) as {
    readonly [K in N as CamelCase<K>]: string;
  };

type CamelCase<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : S;

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export const color = variables('color', [
  'canvas',
  'surface',
  'surface-raised',
  'surface-sunken',
  'border',
  'text',
  'text-muted',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-soft',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'focus',
  'scrim',
  'skeleton',
  'blue',
  'red',
  'coral',
  'green',
  'grey',
]);

export const space = {
  1: 'var(--space-1)',
  2: 'var(--space-2)',
  3: 'var(--space-3)',
  4: 'var(--space-4)',
  5: 'var(--space-5)',
  6: 'var(--space-6)',
  7: 'var(--space-7)',
  8: 'var(--space-8)',
} as const;

export const fontSize = variables('font-size', [
  'caption',
  'small',
  'body',
  'title',
  'heading',
  'display',
]);
export const lineHeight = variables('line-height', ['tight', 'body']);
export const weight = variables('weight', ['regular', 'medium', 'bold']);
export const radius = variables('radius', ['small', 'medium', 'large', 'full']);
export const shadow = variables('shadow', ['card', 'floating']);
export const duration = variables('duration', ['fast', 'normal']);
export const ease = variables('ease', ['out']);
export const layer = variables('layer', ['chrome', 'overlay', 'dialog', 'toast']);
export const size = variables('size', ['touch', 'header', 'navigation', 'rail']);

/** Widths at which the layout changes, for media queries (custom properties do not work there). */
export const media = {
  /** From here on the bottom navigation is a rail at the left and lists may have columns. */
  wide: '@media (min-width: 1024px)',
} as const;
