import type { Roster } from '@karavan/shared-api/contract/roster';
import { Dialog } from '@karavan/shared-ui/dialog';
import { useT } from '../shared/translation.ts';
import { ChangeForm, PlanForm } from './shift-forms.tsx';
import type { Chosen } from './week-props.ts';

interface ShiftDialogProps {
  readonly organizationId: number;
  readonly roster: Roster;
  readonly chosen: Chosen;
  onDone(): void;
}

/** The form of what was pressed. */
export function ShiftDialog({ chosen, ...form }: ShiftDialogProps) {
  const t = useT();
  return 'shift' in chosen ? (
    <Dialog open title={t('change_shift')} onClose={form.onDone}>
      <ChangeForm {...form} {...chosen} />
    </Dialog>
  ) : (
    <Dialog open title={t('plan_shift')} onClose={form.onDone}>
      <PlanForm {...form} {...chosen} />
    </Dialog>
  );
}
