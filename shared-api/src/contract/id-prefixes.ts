/** How a person is called in figures, for tills and other people: `UID12`. */
export const uidOf = (personId: number): string => `UID${personId}`;

/** How an organization is called in figures: `OID12`. */
export const oidOf = (organizationId: number): string => `OID${organizationId}`;

/** The organization that somebody means by `OID12`; null for anything else. */
export function organizationOf(text: string): number | null {
  const [, digits] = /^OID(\d{1,15})$/i.exec(text.trim()) ?? [];
  const id = Number(digits);
  return id > 0 ? id : null;
}
