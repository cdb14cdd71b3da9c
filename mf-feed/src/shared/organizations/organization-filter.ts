import { useSearchParams } from '@karavan/shared-api/router';

const TEXTS = ['country', 'city', 'search', 'near'] as const;
const NUMBERS = ['type', 'within'] as const;
const FLAGS = ['open_now', 'verified'] as const;

type FilterName = (typeof TEXTS | typeof NUMBERS | typeof FLAGS)[number];

/** Which organizations are shown. It lives only in the address, so that links and back work. */
export type OrganizationFilter = Readonly<Record<FilterName, string | null>>;

export function readOrganizationFilter(address: URLSearchParams): OrganizationFilter {
  return Object.fromEntries(
    [...TEXTS, ...NUMBERS, ...FLAGS].map((name) => [name, address.get(name)]),
  ) as OrganizationFilter;
}

/** The filter as sent to the server; who looks for a name finds what is muted, too. */
export function whichOrganizations(filter: OrganizationFilter) {
  const given = <Name extends FilterName, V>(
    names: readonly Name[],
    valueOf: (text: string) => V,
  ) =>
    Object.fromEntries(
      names.flatMap((name) => (filter[name] ? [[name, valueOf(filter[name])]] : [])),
    ) as Partial<Record<Name, V>>;
  return {
    ...given(TEXTS, String),
    ...given(NUMBERS, Number),
    ...given(FLAGS, () => 'true' as const),
    ...(!filter.search && { unmuted: 'true' as const }),
  };
}

export interface OrganizationFilterControls {
  readonly filter: OrganizationFilter;
  /** Whether anything is left out. */
  readonly isNarrowed: boolean;
  change(values: Readonly<Partial<Record<FilterName, string | null>>>): void;
  clear(): void;
}

export function useOrganizationFilter(): OrganizationFilterControls {
  const [address, setAddress] = useSearchParams();
  const filter = readOrganizationFilter(address);
  const change: OrganizationFilterControls['change'] = (values) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true },
    );
  return {
    filter,
    isNarrowed: Object.values(filter).some(Boolean),
    change,
    clear: () => setAddress({}, { replace: true }),
  };
}
