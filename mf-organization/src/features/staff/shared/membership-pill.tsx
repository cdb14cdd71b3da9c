import type { Employee } from '@karavan/shared-api/contract/employees';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { useT } from './translation.ts';

const TONES: Readonly<Record<Employee['status'], PillTone>> = {
  invited: 'pending',
  working: 'positive',
  declined: 'negative',
  withdrawn: 'negative',
  expired: 'negative',
  quit: 'negative',
  dismissed: 'negative',
};

/** Where somebody stands; nothing for whoever simply works here. */
export function MembershipPill({
  employee: { status, is_owner },
}: {
  readonly employee: Pick<Employee, 'status' | 'is_owner'>;
}) {
  const t = useT();
  if (is_owner) return <StatePill tone="active">{t('owner')}</StatePill>;
  if (status === 'working') return null;
  return <StatePill tone={TONES[status]}>{t(`status_${status}`)}</StatePill>;
}
