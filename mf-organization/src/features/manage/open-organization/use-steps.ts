import { useEffect, useRef, type RefObject } from 'react';
import { useNavigate, useSearchParams } from '@karavan/shared-api/router';

interface Steps {
  /** Its place among the names. */
  readonly step: number;
  /** The heading of the step: it has the focus when another step is shown. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  goTo(step: number): void;
  goBack(): void;
}

/**
 * The steps of a form, each an entry of the browser's history: back shows the step before.
 * @param names of the steps, as they stand in the address
 * @param isBegun some of it has been filled in; otherwise the address is an old one, and the first step is shown
 */
export function useSteps(names: readonly string[], isBegun: boolean): Steps {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const step = Math.max(0, names.indexOf(search.get('step') ?? ''));

  function put(next: number, replace = false): void {
    setSearch(
      (present) => {
        if (next === 0) present.delete('step');
        else present.set('step', names[next]!);
        return present;
      },
      { replace },
    );
  }

  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current && step > 0 && !isBegun) put(0, true);
    isFirst.current = false;
    // What the form is opened with decides, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    window.scrollTo(0, 0);
    heading.current?.focus();
  }, [step]);

  return {
    step,
    heading,
    goTo: (next) => put(next),
    goBack() {
      // The router counts its steps there; whoever has opened the address itself has no step behind.
      const { idx } = (history.state ?? {}) as { readonly idx?: number };
      if (idx) void navigate(-1);
      else put(step - 1, true);
    },
  };
}
