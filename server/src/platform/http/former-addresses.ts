/** What calls were addressed to before; tabs that have been open since, and remotes released then, still are. */
const FORMER: readonly (readonly [former: RegExp, present: string])[] = [
  [/^(\/api\/v1\/organizations\/\d+)\/delivery-settings(?=[/?]|$)/, '$1/delivery_settings'],
];

/** The address that serves a call now. */
export const presentAddress = (url: string): string =>
  FORMER.reduce((address, [former, present]) => address.replace(former, present), url);
