import { useState } from 'react';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/verifications';
import {
  VERIFICATION_DOCUMENTS_MAX,
  VERIFICATION_NOTE_LENGTH,
} from '@karavan/shared-api/contract/limits';
import {
  requestVerification,
  type VerificationDocument,
} from '@karavan/shared-api/contract/verifications';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { RestoredDraft } from '@karavan/shared-ui/restored-draft';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { TextArea } from '@karavan/shared-ui/text-area';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';
import { DocumentDrafts } from './document-drafts.tsx';

/** Asks for the badge with pictures of papers, which are uploaded as soon as they are chosen. */
export const RequestForm = withFormTexts(Fields, <SkeletonRow />);

interface FieldsProps {
  readonly organizationId: number;
  readonly drafts: readonly VerificationDocument[];
}

function Fields({ organizationId, drafts: uploaded }: FieldsProps) {
  const t = useT();
  const [drafts, setDrafts] = useState(uploaded);
  const [isMissing, setMissing] = useState(false);
  const queryKey = endpointKey(endpoints.getVerification, 'one');
  const removal = useWrite(endpoints.deleteVerificationDocument, { whileBusy: 'queue' });
  const upload = useWrite(endpoints.uploadVerificationDocument, {
    whileBusy: 'queue',
    failed: ({ fields }) => fields['file']?.[0],
  });
  const form = useForm({
    schema: requestVerification.body,
    initial: { note: '', document_ids: drafts.map(({ id }) => id) },
    draft: `verification-request:${organizationId}`,
    request: ({ note }) =>
      request(endpoints.requestVerification, {
        params: { id: organizationId },
        body: { note, document_ids: drafts.map(({ id }) => id) },
      }),
    done: t('request_sent'),
    onSuccess: (_sent, _values, queries) => void queries.invalidateQueries({ queryKey }),
    onError: (_error, _values, queries) => void queries.invalidateQueries({ queryKey }),
  });
  const documents = form.control('document_ids');

  function keep(next: readonly VerificationDocument[]): void {
    setDrafts(next);
    setMissing(false);
    documents.onValueChange(next.map(({ id }) => id));
  }

  return (
    <Form
      {...form.props}
      aria-label={t('ask_for_badge')}
      onSubmit={(event) => {
        setMissing(drafts.length === 0);
        form.props.onSubmit(event);
      }}
    >
      {form.restored && <RestoredDraft {...form.restored} />}
      <DocumentDrafts
        organizationId={organizationId}
        drafts={drafts}
        limit={VERIFICATION_DOCUMENTS_MAX}
        isUploading={upload.isPending}
        onAdd={async (file) => {
          const body = new FormData();
          body.append('file', file);
          const result = await upload.send({ params: { id: organizationId }, body });
          return result?.ok ? result.data : undefined;
        }}
        onRemove={(document) => void removal.send({ params: { id: organizationId, document } })}
        onChange={keep}
      />
      {isMissing && <ErrorText role="alert">{t('documents_missing')}</ErrorText>}
      <TextArea
        label={t('note')}
        hint={t('note_hint')}
        limit={VERIFICATION_NOTE_LENGTH}
        {...form.text('note')}
      />
      <Button type="submit" loading={form.isPending} disabled={upload.isPending}>
        {t('ask_for_badge')}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${space[3]};
`;
