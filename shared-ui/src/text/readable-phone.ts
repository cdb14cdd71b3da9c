/** Calling codes of the countries that numbers here are usually of; the rest of a number is grouped by three. */
const NUMBER = /^(\+(?:996|998|992|90|86|49|7|1))(\d{6,})$/;

/** `+996700000001` for reading: `+996 700 000 001`, without breaks; other texts as they are. */
export function readablePhone(phone: string): string {
  const [, code, rest] = NUMBER.exec(phone) ?? [];
  if (code === undefined || rest === undefined) return phone;
  return `${code}\u00A0${rest.replaceAll(/(\d{3})(?=\d{3})/g, '$1\u00A0')}`;
}
