/** Minor units. */
export const DELIVERY_FEE = 15_000;
export const COURIER_FEE = 12_000;
/** Minor units of goods from which delivery costs the client nothing. */
export const FREE_DELIVERY_FROM = 500_000;

/** Where people of the demo city have things brought to. */
export const ADDRESSES = [
  { district: 'Южные микрорайоны', address: '7-й микрорайон, дом 12, кв. 40' },
  { district: 'Центр', address: 'ул. Абдрахманова, 134, кв. 7' },
  { district: 'Джал', address: 'Джал-29, дом 3, кв. 55' },
  { district: 'Асанбай', address: 'мкр. Асанбай, 27/1, кв. 18' },
] as const;
