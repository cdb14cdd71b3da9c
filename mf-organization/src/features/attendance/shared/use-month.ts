import { useState } from 'react';
import { useSearchParams } from '@karavan/shared-api/router';
import { formatDate } from '@karavan/shared-ui/format-date';

/** The month in the address, the present one without any; and how it is turned. */
export function useMonth(): readonly [month: string, turn: (month: string) => void, now: string] {
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => formatDate(new Date(), 'YYYY-MM', 'en'));
  const wanted = search.get('month') ?? '';
  const month = /^20\d{2}-(0[1-9]|1[0-2])$/.test(wanted) ? wanted : now;
  const turn = (next: string) =>
    setSearch(
      (present) => {
        present.set('month', next);
        return present;
      },
      { replace: true },
    );
  return [month, turn, now];
}
