import type { ShellApi } from '@karavan/shared-api/remote';
import { rejectionOf, type PlainStaffAction } from '@karavan/shared-api/staff-actions';
import type { useT } from '../../shared/translation.ts';

/** What is sent with a rejection. */
export type Rejection = Awaited<ReturnType<typeof rejectionOf>>;

interface Asking {
  /** Of the order. */
  readonly id: number;
  readonly dialogs: ShellApi['dialogs'];
  readonly t: ReturnType<typeof useT>;
}

/** Asks for the reason of a rejection, and whether the step is meant; null where it is not. */
export async function askWhether(
  action: PlainStaffAction,
  { id, dialogs, t }: Asking,
): Promise<Rejection | null> {
  const rejection = await rejectionOf(action, () =>
    dialogs.confirm({
      title: t('reject_reason'),
      okLabel: t('reject_out_of_stock'),
      cancelLabel: t('reject_otherwise'),
    }),
  );
  const title = t(`action_${action}`);
  const isSure = await dialogs.confirm({ title, text: t('sure_about', { id }), danger: true });
  return isSure ? rejection : null;
}
