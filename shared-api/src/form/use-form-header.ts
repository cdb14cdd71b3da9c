import { useEffect, type RefObject } from 'react';
import { useShell, type HeaderState } from '@karavan/shared-api/remote';
import { useT } from './texts.ts';

export interface FormHeader extends Pick<HeaderState, 'title' | 'backTo'> {
  /** The kind of header button: save, or go to the next step. */
  readonly action: 'save' | 'next';
}

/** Puts the page's title and the form's button into the header. */
export function useFormHeader(
  state: FormHeader | undefined,
  isPending: boolean,
  form: RefObject<HTMLFormElement | null>,
): void {
  const t = useT();
  const { header } = useShell();
  const { title, backTo, action } = state ?? {};
  useEffect(() => {
    if (title === undefined || action === undefined) return;
    header.set({
      title,
      ...(backTo !== undefined && { backTo }),
      actions: [
        {
          kind: action,
          label: t(action),
          disabled: isPending,
          run: () => form.current?.requestSubmit(),
        },
      ],
    });
  }, [header, t, title, backTo, action, isPending, form]);
}
