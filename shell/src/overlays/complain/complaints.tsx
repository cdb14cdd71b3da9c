import styled from 'styled-components';
import type { Endpoint } from '@karavan/shared-api/client';
import {
  complainAboutComment,
  complainAboutItem,
  complainAboutOrganization,
} from '@karavan/shared-api/client/complaints';
import * as contract from '@karavan/shared-api/contract/complaints';
import { COMPLAINT_TEXT_LENGTH } from '@karavan/shared-api/contract/limits';
import type { FieldProblem } from '@karavan/shared-api/contract/field-problems';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { space, type } from '@karavan/shared-ui/tokens';
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

interface ComplaintProps {
  readonly about: 'item' | 'organization' | 'comment';
  readonly endpoint: Endpoint<
    | typeof contract.complainAboutItem
    | typeof contract.complainAboutOrganization
    | typeof contract.complainAboutComment
  >;
  readonly id: number;
  close(result?: unknown): void;
}

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

/** Reports something to the platform. */
const Complaint = withFormTexts(Fields, <PageSkeleton />);

function Fields({ about, endpoint, id, close }: ComplaintProps) {
  const t = useT();
  const form = useForm({
    schema: contract.complainAboutItem.body,
    initial: { reason: null, text: '' },
    draft: `complaint:${about}:${id}`,
    request: (body) => request(endpoint, { params: { id }, body }),
    words: (field, problem) => wordsOf(field, problem),
    done: t('complaint_sent'),
    onSuccess: () => close(true),
  });

  function wordsOf(field: string, problem: FieldProblem): string | undefined {
    if (field === 'reason') return t('complaint_reason_required');
    if (problem === 'required') return t('complaint_text_required');
    return problem === 'too_long' ? t('complaint_text_too_long') : undefined;
  }

  return (
    <Form {...form.props}>
      <h1>{t(`complaint_about_${about}`)}</h1>
      {form.restored && <RestoredDraft {...form.restored} />}
      <RadioGroup
        label={t('complaint_reason')}
        {...form.control('reason', { deps: ['text'] })}
        options={REASONS.filter(
          (reason) => about !== 'comment' || reason !== 'wrong_information',
        ).map((value) => ({
          value,
          // A key ending in `_other` would be read as a plural form.
          label: t(value === 'other' ? 'complaint_something_else' : `complaint_${value}`),
        }))}
      />
      <TextArea label={t('complaint_text')} {...form.text('text')} limit={COMPLAINT_TEXT_LENGTH} />
      <Button type="submit" wide loading={form.isPending}>
        {t('complaint_send')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[5]};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space[6]} ${space[4]};

  h1 {
    padding-right: ${space[8]};
    font: ${type.title2};
  }
`;
