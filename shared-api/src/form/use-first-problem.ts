import { useEffect, useRef, useState, type RefObject } from 'react';
import { useShell } from '@karavan/shared-api/remote';

/**
 * Leads to the first field that is wrong. What is wrong without a field on the page to say it is told in a toast: no
 * press does nothing.
 * @param errors of the form, by field
 * @param wordsOf the text of a field's problem
 * @returns is called when the form has been refused
 */
export function useFirstProblem(
  element: RefObject<HTMLFormElement | null>,
  errors: object,
  wordsOf: (field: string) => string | undefined,
): () => void {
  const { toasts } = useShell();
  const [refusals, setRefusals] = useState(0);
  const answered = useRef(0);
  useEffect(() => {
    if (answered.current === refusals) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid]');
    const field = firstOf(errors);
    // The errors may be rendered later than the refusal is counted.
    if (!first && field === undefined) return;
    answered.current = refusals;
    if (first) goTo(first);
    else toasts.show({ kind: 'error', text: wordsOf(field!) ?? field! });
  });
  return () => setRefusals((count) => count + 1);
}

/** What is folded away cannot have the focus. */
function goTo(field: HTMLElement): void {
  let folded = field.closest('details');
  while (folded) {
    folded.open = true;
    folded = folded.parentElement?.closest('details') ?? null;
  }
  field.focus();
}

/** The path of the first field with a problem. */
function firstOf(errors: object, of = ''): string | undefined {
  for (const [key, error] of Object.entries(errors) as [string, { type?: unknown } | undefined][]) {
    if (!error) continue;
    const field = `${of}${key}`;
    const found = typeof error.type === 'string' ? field : firstOf(error, `${field}.`);
    if (found !== undefined) return found;
  }
  return undefined;
}
