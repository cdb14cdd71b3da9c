import { complainAboutOrganization } from '@karavan/shared-api/client/complaints';
import type { ComplaintReason } from '@karavan/shared-api/contract/complaints';
import { COMPLAINT_TEXT_LENGTH } from '@karavan/shared-api/contract/limits';
import { useEndpointMutation } from '@karavan/shared-api/query';
import { useShell, type OverlayComponentProps } from '@karavan/shared-api/remote';
import { ReasonForm } from '@karavan/shared-ui/reason-form';
import { useT } from '../../shared/translation.ts';

const REASONS = [
  { value: 'spam', label: 'complaint_spam' },
  { value: 'fraud', label: 'complaint_fraud' },
  { value: 'prohibited', label: 'complaint_prohibited' },
  { value: 'wrong_information', label: 'complaint_wrong_information' },
  { value: 'offensive', label: 'complaint_offensive' },
  { value: 'other', label: 'complaint_something_else' },
] as const satisfies readonly { value: ComplaintReason; label: string }[];

/** Overlay `organization_complain`: tells the platform what is wrong with an organization. */
export function ComplaintForm({ props, close }: OverlayComponentProps<'organization_complain'>) {
  const t = useT();
  const { toasts } = useShell();
  const send = useEndpointMutation(complainAboutOrganization, {
    onSuccess() {
      toasts.show({ kind: 'success', text: t('complaint_sent') });
      close(true);
    },
    onError: ({ message }) => toasts.show({ kind: 'error', text: message }),
  });
  return (
    <ReasonForm<ComplaintReason>
      texts={{
        title: t('complaint_title'),
        reason: t('complaint_reason'),
        reasonRequired: t('complaint_reason_required'),
        details: t('complaint_text'),
        detailsRequired: t('complaint_text_required'),
        detailsTooLong: t('complaint_text_too_long'),
        send: t('complaint_send'),
      }}
      reasons={REASONS.map(({ value, label }) => ({ value, label: t(label) }))}
      explained="other"
      limit={COMPLAINT_TEXT_LENGTH}
      isSending={send.isPending}
      onSend={(body) => send.mutate({ params: { id: props.organizationId }, body })}
    />
  );
}
