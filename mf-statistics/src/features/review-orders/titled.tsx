import { useMemo, type ReactNode } from 'react';
import { useHeader } from '@karavan/shared-api/remote';
import { useT } from '../../shared/translation.ts';

/** While it is not known whose orders are shown, or they are nobody's. */
export function Titled({ children }: { readonly children: ReactNode }) {
  const t = useT();
  useHeader(useMemo(() => ({ title: t('page_title') }), [t]));
  return children;
}
