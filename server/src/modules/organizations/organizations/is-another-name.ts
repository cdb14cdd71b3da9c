/**
 * Whether an organization with a new title may be taken for somebody else: more has changed than capitals,
 * spaces and punctuation. One letter is enough, since that is how impostors do it.
 */
export function isAnotherName(before: string, after: string): boolean {
  return nameOf(before) !== nameOf(after);
}

const nameOf = (title: string) =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '');
