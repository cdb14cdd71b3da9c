/** A phone number as pages show it, in groups. */
export const shownPhone = (phone: string) =>
  new RegExp(`\\+${phone.slice(1).replaceAll(/\d/g, String.raw`\s?$&`)}`);
