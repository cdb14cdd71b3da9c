import type { Endpoint } from '@karavan/shared-api/client';
import {
  complainAboutComment,
  complainAboutItem,
  complainAboutOrganization,
} from '@karavan/shared-api/client/complaints';
import type * as contract from '@karavan/shared-api/contract/complaints';
import { COMPLAINT_TEXT_LENGTH } from '@karavan/shared-api/contract/limits';
import { useWrite } from '@karavan/shared-api/query';
import { ReasonForm } from '@karavan/shared-ui/reason-form';
import type { ShellServices } from '../../shell-services.ts';
import type { ShellOverlayProps } from '../shell-overlay-props.ts';
import { useT } from '../translation.ts';

const REASONS = [
  'spam',
  'fraud',
  'prohibited',
  'wrong_information',
  'offensive',
  'other',
] as const satisfies readonly contract.ComplaintReason[];

/** Overlay `product_complain`. */
export const ItemComplaint = ({ props, ...rest }: ShellOverlayProps<'product_complain'>) => (
  <Complaint {...rest} about="item" endpoint={complainAboutItem} id={props.itemId} />
);

/** Overlay `organization_complain`. */
export const OrganizationComplaint = ({
  props,
  ...rest
}: ShellOverlayProps<'organization_complain'>) => (
  <Complaint
    {...rest}
    about="organization"
    endpoint={complainAboutOrganization}
    id={props.organizationId}
  />
);

/** Overlay `comment_complain`. */
export const CommentComplaint = ({ props, ...rest }: ShellOverlayProps<'comment_complain'>) => (
  <Complaint {...rest} about="comment" endpoint={complainAboutComment} id={props.commentId} />
);

interface ComplaintProps {
  readonly about: 'item' | 'organization' | 'comment';
  readonly endpoint: Endpoint<
    | typeof contract.complainAboutItem
    | typeof contract.complainAboutOrganization
    | typeof contract.complainAboutComment
  >;
  readonly id: number;
  readonly services: ShellServices;
  close(result?: unknown): void;
}

/** Tells the platform what is wrong with something. */
function Complaint({ about, endpoint, id, close }: ComplaintProps) {
  const t = useT();
  const { isPending, send } = useWrite(endpoint, {
    done: t('complaint_sent'),
    onSuccess: () => close(true),
  });

  return (
    <ReasonForm<contract.ComplaintReason>
      texts={{
        title: t(`complaint_about_${about}`),
        reason: t('complaint_reason'),
        reasonRequired: t('complaint_reason_required'),
        details: t('complaint_text'),
        detailsRequired: t('complaint_text_required'),
        detailsTooLong: t('complaint_text_too_long'),
        send: t('complaint_send'),
      }}
      reasons={REASONS.filter(
        (reason) => about !== 'comment' || reason !== 'wrong_information',
      ).map((value) => ({
        value,
        // A text that ends in `_other` would be a plural.
        label: t(value === 'other' ? 'complaint_something_else' : `complaint_${value}`),
      }))}
      explained="other"
      limit={COMPLAINT_TEXT_LENGTH}
      isSending={isPending}
      onSend={(body) => void send({ params: { id }, body })}
    />
  );
}
