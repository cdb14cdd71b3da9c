/** A generator's arguments are wrong; its message says how to call it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** `save-post` -> `SavePost` */
export function pascalCase(kebab: string): string {
  return kebab.replaceAll(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase());
}

/** `cancelOrder` -> `cancel-order` */
export function kebabCase(camel: string): string {
  return camel.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** `save-post` -> `Save post` */
export function sentence(kebab: string): string {
  const words = kebab.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}
