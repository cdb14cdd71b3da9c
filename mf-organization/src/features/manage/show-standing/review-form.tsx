import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/visibility';
import { REVIEW_TEXT_LENGTH } from '@karavan/shared-api/contract/limits';
import { requestFromShadowBan } from '@karavan/shared-api/contract/visibility';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

/** Asks the platform to look again. */
export const ReviewForm = withFormTexts(Fields, <SkeletonRow />);

function Fields({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const queryKey = endpointKey(endpoints.getShadowBanStatus, 'one');
  const form = useForm({
    schema: requestFromShadowBan.body,
    initial: { text: '' },
    draft: `review-request:${organizationId}`,
    request: (body) =>
      request(endpoints.requestFromShadowBan, { params: { id: organizationId }, body }),
    done: t('request_sent'),
    onSuccess: (_sent, _values, queries) => void queries.invalidateQueries({ queryKey }),
    onError: (_error, _values, queries) => void queries.invalidateQueries({ queryKey }),
  });
  return (
    <Form {...form.props} aria-label={t('ask_for_review')}>
      {form.restored && <RestoredDraft {...form.restored} />}
      <TextArea
        label={t('review_text')}
        hint={t('review_hint')}
        limit={REVIEW_TEXT_LENGTH}
        {...form.text('text')}
      />
      <Button type="submit" loading={form.isPending}>
        {t('ask_for_review')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;
