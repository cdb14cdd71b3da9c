import { useState } from 'react';
import { useSearchParams } from '@karavan/shared-api/router';
import { addDays, weekdayOf } from '@karavan/shared-ui/days';
import { formatDate } from '@karavan/shared-ui/format-date';

/** The Monday of the week in the address, of the present one without any; and how it is turned. */
export function useWeek(): readonly [week: string, turn: (week: string) => void] {
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => formatDate(new Date(), 'YYYY-MM-DD', 'en'));
  const wanted = search.get('week') ?? '';
  const day = /^20\d{2}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/.test(wanted) ? wanted : now;
  const turn = (next: string) =>
    setSearch(
      (present) => {
        present.set('week', next);
        return present;
      },
      { replace: true },
    );
  return [addDays(day, 1 - weekdayOf(day)), turn];
}
