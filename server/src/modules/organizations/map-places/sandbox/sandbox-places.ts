import type { MapPlace } from '@karavan/shared-api/contract/map-places';

const everyDay = (start_time: string, end_time: string): MapPlace['week'] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start_time, end_time }));

interface SandboxPlace {
  readonly place: MapPlace;
  readonly link: string;
  /** One that leads on to the other. */
  readonly short: string;
  /** The number of Google Maps, where a link has no id. */
  readonly number?: string;
}

const BISHKEK = { city: 'Бишкек', country: 'KG' } as const;

/** Businesses that do not exist, as the services of maps would tell of them. */
export const SANDBOX_PLACES: readonly SandboxPlace[] = [
  {
    link: 'https://www.google.com/maps/place/Karagach+Coffee/@42.8712,74.6101,17z/data=!3m1!4b1!4m6!3m5!1s0x389ec9a0b1c2d3e4:0x1a2b3c4d5e6f7081!8m2!3d42.8712!4d74.6101',
    short: 'https://maps.app.goo.gl/KaragachCoffee1',
    number: '1885667171979194497',
    place: {
      ...BISHKEK,
      source: 'google_maps',
      place_id: 'ChIJKaragachCoffee00001',
      title: 'Karagach Coffee',
      address: 'проспект Чуй, 147',
      latitude: 42.8712,
      longitude: 74.6101,
      week: everyDay('08:00', '22:00'),
      phones: ['+996555147001'],
      site: 'https://karagach.example',
      kind: 'Coffee shop',
      type: 6,
      url: 'https://maps.google.com/?cid=1885667171979194497',
    },
  },
  {
    link: 'https://www.google.com/maps/search/?api=1&query=Tulpar%20Books&query_place_id=ChIJTulparBooks0000002',
    short: 'https://maps.app.goo.gl/TulparBooks2',
    place: {
      ...BISHKEK,
      source: 'google_maps',
      place_id: 'ChIJTulparBooks0000002',
      title: 'Tulpar Books',
      address: 'улица Токтогула, 96',
      latitude: 42.8731,
      longitude: 74.5982,
      week: everyDay('10:00', '19:00'),
      phones: [],
      site: null,
      kind: 'Book store',
      type: 3,
      url: 'https://maps.google.com/?cid=2885667171979194497',
    },
  },
  {
    link: 'https://2gis.kg/bishkek/firm/70000001000000147',
    short: 'https://go.2gis.com/arashan',
    place: {
      ...BISHKEK,
      source: 'two_gis',
      place_id: '70000001000000147',
      title: 'Арашан, пекарня',
      address: 'улица Киевская, 77',
      latitude: 42.8749,
      longitude: 74.6054,
      week: everyDay('07:00', '21:00').filter(({ weekday }) => weekday !== 7),
      phones: ['+996312147002', '+996555147003'],
      site: null,
      kind: 'Пекарни',
      type: 15,
      url: 'https://2gis.com/firm/70000001000000147',
    },
  },
  {
    link: 'https://2gis.kg/bishkek/firm/70000001000000148',
    short: 'https://go.2gis.com/bezphone',
    place: {
      ...BISHKEK,
      source: 'two_gis',
      place_id: '70000001000000148',
      title: 'Ак-Була, цветы',
      address: 'проспект Манаса, 40',
      latitude: 42.8653,
      longitude: 74.5869,
      week: [],
      phones: [],
      site: null,
      kind: 'Цветы',
      type: 4,
      url: 'https://2gis.com/firm/70000001000000148',
    },
  },
];
