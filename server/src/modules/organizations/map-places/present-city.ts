import { foldText } from '@karavan/shared-api/spelling';
import { KNOWN_CITIES } from '../../identity/regions/index.ts';

/** A city as organizations write it, by any of its names; and its country, where it is one of those we know. */
export function presentCity(name: string | null, country: string | null) {
  if (name === null) return { city: null, country };
  const folded = foldText(name);
  const known = KNOWN_CITIES.find(
    (city) =>
      (country === null || city.country === country) &&
      Object.values(city.names).some((own) => foldText(own) === folded),
  );
  return {
    city: (known?.names.ru ?? name).slice(0, 100),
    country: country ?? known?.country ?? null,
  };
}
