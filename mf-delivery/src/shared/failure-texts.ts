import { useT } from './translation.ts';

/** What a view says when its data cannot be loaded. */
export function useFailureTexts() {
  const t = useT();
  return { title: t('failed'), text: t('failed_text'), retry: t('try_again') };
}
