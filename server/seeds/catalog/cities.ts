/** Where the demo's organizations are. */
export const CITIES = {
  Бишкек: {
    country: 'KG',
    latitude: 42.8746,
    longitude: 74.5698,
    zone: 'Asia/Bishkek',
    currency: 'KGS',
    prefix: '+996312',
    /** What a som is worth there. */
    som: 1,
  },
  Ош: {
    country: 'KG',
    latitude: 40.5283,
    longitude: 72.7985,
    zone: 'Asia/Bishkek',
    currency: 'KGS',
    prefix: '+996322',
    som: 1,
  },
  Алматы: {
    country: 'KZ',
    latitude: 43.2389,
    longitude: 76.8897,
    zone: 'Asia/Almaty',
    currency: 'KZT',
    prefix: '+772725',
    som: 5,
  },
} as const;
