import { updateDeliverySettings } from '@karavan/shared-api/contract/delivery-terms';
import type { Form, ValuesOf } from '@karavan/shared-api/form';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { WeekFields } from '../shared/fields/week-fields.tsx';
import { withManageTexts } from '../shared/translation.ts';
import { useT } from './translation.ts';

type Values = ValuesOf<typeof updateDeliverySettings.body>;

interface HoursPartProps {
  readonly form: Pick<Form<Values, unknown>, 'text' | 'control'>;
}

/** The days and times come with the texts of an organization's hours. */
const OwnWeek = withManageTexts(WeekFields, <SkeletonText lines={7} />);

/** When things are brought: at any hour, as the shop is open, or by a week of its own. */
export function HoursPart({ form }: HoursPartProps) {
  const t = useT();
  const hours = form.control('hours');
  const week = form.control('week');
  const kind: NonNullable<Values['hours']> = hours.value ?? 'any';
  return (
    <>
      <RadioGroup
        label={t('hours')}
        value={kind}
        options={[
          { value: 'any', label: t('hours_any') },
          { value: 'open', label: t('hours_open') },
          { value: 'own', label: t('hours_own') },
        ]}
        onValueChange={(chosen) => hours.onValueChange(chosen)}
      />
      {kind === 'own' && (
        <OwnWeek
          hours={week.value ?? []}
          problemAt={(index) =>
            form.text(`week.${index}.start_time`).error ?? form.text(`week.${index}.end_time`).error
          }
          onChange={week.onValueChange}
        />
      )}
      {week.error && <ErrorText role="alert">{t('hours_missing')}</ErrorText>}
    </>
  );
}
