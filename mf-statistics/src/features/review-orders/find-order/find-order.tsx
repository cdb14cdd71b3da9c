import { SettlingField } from '@karavan/shared-ui/settling-field';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT, withFindTexts } from './translation.ts';

interface FindOrderProps {
  /** What is looked for. */
  readonly value: string;
  onSettle(number: string): void;
}

/** The number of an order or of its receipt, which is looked for once the typing stops. */
export const FindOrder = withFindTexts(Field, <SkeletonRow />);

/** Nothing has the number. */
export const NoSuchNumber = withFindTexts(Nothing);

function Field(props: FindOrderProps) {
  const t = useT();
  return <SettlingField label={t('find')} hint={t('find_hint')} {...props} />;
}

function Nothing() {
  const t = useT();
  return <EmptyState scene="search" title={t('nothing')} text={t('nothing_text')} />;
}
