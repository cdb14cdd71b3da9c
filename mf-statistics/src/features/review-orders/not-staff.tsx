import { EmptyState } from '@karavan/shared-ui/states';
import { useT, withFigureTexts } from './figure-texts.ts';
import { Titled } from './titled.tsx';

/** Says who sees orders; few come here who do not. */
export const NotStaff = withFigureTexts(Shown);

function Shown() {
  const t = useT();
  return (
    <Titled>
      <EmptyState scene="closed" title={t('not_staff')} text={t('not_staff_text')} />
    </Titled>
  );
}
