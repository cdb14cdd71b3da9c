import { EmptyState } from '@karavan/shared-ui/states';
import { useT, withFilterTexts } from './translation.ts';

interface NoneFoundProps {
  onReset(): void;
}

/** Shown where a filter leaves no order. */
export const NoneFound = withFilterTexts(({ onReset }: NoneFoundProps) => {
  const t = useT();
  return (
    <EmptyState
      scene="search"
      title={t('nothing')}
      text={t('nothing_text')}
      action={{ label: t('nothing_all'), run: onReset }}
    />
  );
});
