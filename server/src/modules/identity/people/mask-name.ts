/** `Айгуль Токтосунова` -> `А••• Т•••`: a person recognises it, and nobody is named by a number alone. */
export const maskName = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${Array.from(word)[0]}•••`)
    .join(' ');
