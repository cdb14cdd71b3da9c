/** So much of what somebody has written is told; the rest is read in place. */
const EXCERPT_LENGTH = 140;

/** Cut between whole characters, as people see them. */
export function excerptOf(text: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return characters.slice(0, EXCERPT_LENGTH).join('');
}
