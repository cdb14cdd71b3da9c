import type { OrderKind, ReceiptState } from '@karavan/shared-api/contract/order-states';
import { useSearchParams } from '@karavan/shared-api/router';

export const KINDS: readonly OrderKind[] = ['product', 'rent', 'ticket'];
export const STATES: readonly ReceiptState[] = ['open', 'done', 'rejected'];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** In the order in which an address shows them. */
const NAMES = ['state', 'kind', 'organization', 'from', 'to', 'search'] as const;
type Name = (typeof NAMES)[number];

export interface ReceiptFilter {
  readonly state?: ReceiptState;
  readonly kind?: OrderKind;
  readonly organization?: number;
  /** `YYYY-MM-DD`, both included. */
  readonly from?: string;
  readonly to?: string;
  readonly search?: string;
}

/** Which orders are listed. It lives in the address alone, so that links and back work. */
export function useReceiptFilter() {
  const [address, setAddress] = useSearchParams();
  const filter = read(address);
  const narrow = (changes: Readonly<Partial<Record<Name, string | null>>>) =>
    setAddress(
      (present) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) present.set(name, value);
          else present.delete(name);
        }
        return present;
      },
      { replace: true },
    );
  return {
    filter,
    /** The filter as the end of an address, for a page beside which the same list stands. */
    search: write(filter),
    /** @param changes null for what no longer narrows the list */
    narrow,
    reset: () => narrow(Object.fromEntries(NAMES.map((name) => [name, null]))),
  };
}

/** What an address asks for; what makes no sense is left out. */
function read(address: URLSearchParams): ReceiptFilter {
  const state = STATES.find((one) => one === address.get('state'));
  const kind = KINDS.find((one) => one === address.get('kind'));
  const organization = Number(address.get('organization'));
  const [from, to] = (['from', 'to'] as const).map((side) => {
    const day = address.get(side) ?? '';
    return DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined;
  });
  const search = address.get('search')?.trim();
  return {
    ...(state && { state }),
    ...(kind && { kind }),
    ...(Number.isSafeInteger(organization) && organization > 0 && { organization }),
    ...(from && { from }),
    ...(to && { to }),
    ...(search && { search }),
  };
}

function write(filter: ReceiptFilter): string {
  const entries = NAMES.flatMap((name) =>
    filter[name] === undefined ? [] : [[name, String(filter[name])]],
  );
  return entries.length === 0 ? '' : `?${new URLSearchParams(entries)}`;
}
