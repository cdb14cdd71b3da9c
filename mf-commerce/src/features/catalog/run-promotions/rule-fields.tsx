import { PROMOTION_PERSON_MAX, PROMOTION_QUOTA_MAX } from '@karavan/shared-api/contract/limits';
import { NumberField } from '@karavan/shared-ui/number-field';
import { Switch } from '@karavan/shared-ui/switch';
import { TextField } from '@karavan/shared-ui/text-field';
import type { PromotionFormOf } from './promotion-values.ts';
import { usePromotionT } from './translation.ts';

/** A code has at most so many characters. */
const CODE_LENGTH = 20;

/** When a promotion counts, for whom, how often, and beside what. */
export function RuleFields({ form }: { readonly form: PromotionFormOf }) {
  const t = usePromotionT();
  const code = form.control('code');
  const starts = form.control('starts_at');
  const ends = form.control('ends_at');
  const isListed = form.control('is_listed');
  const withCard = form.control('with_card');
  const count = (field: 'quota' | 'per_person') => {
    const { value, error, onValueChange } = form.control(field);
    return {
      value: value === null ? '' : String(value),
      error,
      min: 1,
      onValueChange: (written: string) => onValueChange(written === '' ? null : Number(written)),
    };
  };
  return (
    <>
      <TextField
        label={t('starts_at')}
        type="datetime-local"
        required
        value={wallTime(starts.value)}
        error={starts.error}
        onChange={({ target }) => starts.onValueChange(momentOf(target.value) ?? '')}
      />
      <TextField
        label={t('ends_at')}
        hint={t('ends_at_hint')}
        type="datetime-local"
        value={wallTime(ends.value)}
        error={ends.error}
        onChange={({ target }) => ends.onValueChange(momentOf(target.value))}
      />
      <TextField
        label={t('code')}
        hint={t('code_hint')}
        maxLength={CODE_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        value={code.value ?? ''}
        error={code.error}
        onChange={({ target }) => code.onValueChange(target.value === '' ? null : target.value)}
      />
      <NumberField
        label={t('quota')}
        hint={t('quota_hint')}
        max={PROMOTION_QUOTA_MAX}
        {...count('quota')}
      />
      <NumberField
        label={t('per_person')}
        hint={t('quota_hint')}
        max={PROMOTION_PERSON_MAX}
        {...count('per_person')}
      />
      <Switch
        checked={withCard.value}
        onChange={({ target }) => withCard.onValueChange(target.checked)}
      >
        {t('with_card')}
      </Switch>
      <Switch
        checked={isListed.value}
        onChange={({ target }) => isListed.onValueChange(target.checked)}
      >
        {t('is_listed')}
      </Switch>
    </>
  );
}

/** As the field of the browser has it, by the clock of the device. */
function wallTime(moment: string | null): string {
  const time = new Date(moment ?? '');
  if (Number.isNaN(time.getTime())) return '';
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const momentOf = (written: string): string | null =>
  written === '' ? null : new Date(written).toISOString();
