import { useT } from '../translation.ts';

interface CancellationTermsProps {
  /** Until so many hours before its beginning a rental is cancelled for nothing. */
  readonly hours: number;
  /** What is kept of the price later. */
  readonly percent: number;
}

/** What it costs to cancel a rental, in a sentence. */
export function CancellationTerms({ hours, percent }: CancellationTermsProps) {
  const t = useT();
  if (percent === 0) return t('cancel_free');
  return hours === 0 ? t('cancel_until_start', { percent }) : t('cancel_until', { hours, percent });
}
