import { useSearchParams } from '@karavan/shared-api/router';
import type { Changes } from './changes.ts';

/** Changes what is chosen in the address; who goes back leaves the page. */
export function useChoose(): (changes: Changes) => void {
  const [, setSearch] = useSearchParams();
  return (changes) =>
    setSearch(
      (present) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === null) present.delete(name);
          else present.set(name, value);
        }
        return present;
      },
      { replace: true },
    );
}
