import { listCountries } from '@karavan/shared-api/client/regions';
import { useEndpoint } from '@karavan/shared-api/query';

/** The countries that organizations are in; null until it is known, none where it cannot be. */
export function useServedCountries() {
  const countries = useEndpoint(listCountries, { query: {} });
  if (countries.isPending) return null;
  return (countries.data?.results.countries ?? []).filter((country) => country.has_organizations);
}
