import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { useT } from '../translation.ts';
import { FieldHint, Group } from './field-layout.ts';
import type { OrganizationForm } from './organization-form.ts';

interface AccessFieldsProps {
  readonly form: OrganizationForm;
  /** As it is stored; a new organization has not been either. */
  readonly wasGated?: boolean;
}

/** To whom an organization shows what it offers, and what a change of that brings. */
export function AccessFields({ form, wasGated }: AccessFieldsProps) {
  const t = useT();
  const { value, error, onValueChange } = form.control('is_gated');
  const isGated = value ?? wasGated ?? false;
  const isChanged = wasGated !== undefined && isGated !== wasGated;
  return (
    <Group>
      <RadioGroup
        label={t('field_access')}
        options={[
          { value: 'public', label: t('access_public') },
          { value: 'gated', label: t('access_gated') },
        ]}
        value={isGated ? 'gated' : 'public'}
        error={error}
        onValueChange={(chosen) => onValueChange(chosen === 'gated')}
      />
      <FieldHint role="status">
        {isChanged && !isGated
          ? t('access_opens')
          : t(isChanged ? 'access_closes' : isGated ? 'access_gated_hint' : 'access_public_hint')}
      </FieldHint>
    </Group>
  );
}
