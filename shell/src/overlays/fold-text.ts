/** A text as it is searched: without case, accents and the Turkish dots, with the letter yo as ye. */
export function foldText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ı', 'i').trim();
}
