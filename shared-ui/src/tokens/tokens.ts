/**
 * Typed names of the design tokens; `tokens.css` holds their values for both colour schemes. Styled
 * components read only these.
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
  'fill',
  'border',
  'border-strong',
  'text',
  'text-muted',
  'accent',
  'accent-strong',
  'on-accent',
  'accent-soft',
  'accent-fill',
  'danger',
  'danger-fill',
  'danger-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'warm-soft',
  'focus',
  'scrim',
  'skeleton',
  'badge',
  'saffron',
  'on-saffron',
  'veil',
  'on-fill',
  'blue',
  'red',
  'coral',
  'green',
  'yellow',
  'grey',
]);

/** Backgrounds of discount cards. */
export const gradient = variables('gradient', ['ember', 'lagoon', 'meadow', 'dusk']);

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

export const font = variables('font', ['family']);
/** Roles of type, each a whole `font`. */
export const type = variables('type', [
  'display',
  'title-1',
  'title-2',
  'title-3',
  'body',
  'label',
  'label-small',
  'second',
  'caption',
  'price-l',
  'price-m',
  'price-s',
]);
export const weight = variables('weight', ['regular', 'medium', 'bold']);
export const tracking = variables('tracking', ['tight']);
export const radius = variables('radius', ['tiny', 'small', 'medium', 'large', 'sheet', 'full']);
export const shadow = variables('shadow', ['card', 'floating']);
export const duration = variables('duration', ['fast', 'normal', 'slow']);
export const ease = variables('ease', ['out', 'spring']);
export const layer = variables('layer', ['chrome', 'overlay', 'dialog', 'toast']);
export const size = variables('size', [
  'touch',
  'field',
  'icon',
  'header',
  'navigation',
  'rail',
  'menu-offset',
  'menu-height',
]);

/** Widths in pixels at which the layout changes. */
export const breakpoint = {
  /** From here the bottom navigation is a rail on the left, and buttons of forms are as wide as their words. */
  roomy: 768,
  /** From here the rail has words beside its icons, and lists may have columns. */
  wide: 1024,
} as const;

/** Media queries for styled components (custom properties do not work in them). */
export const media = {
  roomy: `@media (min-width: ${breakpoint.roomy}px)`,
  wide: `@media (min-width: ${breakpoint.wide}px)`,
  narrow: `@media (max-width: ${breakpoint.wide - 1}px)`,
  /** A pointer that can hover. */
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
} as const;
