/** What a scanned text is about: the code, also as the address that the screen shows; null for anything else. */
export function readCode(text: string): string | null {
  const trimmed = text.trim();
  const code = URL.canParse(trimmed) ? new URL(trimmed).searchParams.get('code') : trimmed;
  return code !== null && /^(\d{6}|\d+\.\d+\.[\w-]{22})$/.test(code) ? code : null;
}

/** The organization whose code it is; null for digits, which name none. */
export function organizationOfCode(code: string): number | null {
  const [, id] = /^(\d{1,15})\.\d+\.[\w-]+$/.exec(code) ?? [];
  return id === undefined ? null : Number(id);
}
