import { EmptyState } from '@karavan/shared-ui/states';
import { useT, withFilterTexts } from './translation.ts';

/** Shown beside the list until an order is chosen. */
export const ChooseReceipt = withFilterTexts(() => {
  const t = useT();
  return <EmptyState scene="receipt" title={t('choose')} text={t('choose_text')} />;
});
