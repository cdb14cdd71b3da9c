/** A phone number as pages show it, in groups. */
export const shownPhone = (phone: string) =>
  new RegExp([...phone].map((sign) => (sign === '+' ? '\\+' : sign)).join('\\s?'));
