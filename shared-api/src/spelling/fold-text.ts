/** Normalizes a text for search: ignores case, accents and Turkish dots, and treats ё as е. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();
}
