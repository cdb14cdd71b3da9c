import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getVerificationDocument } from '@karavan/shared-api/client/verifications';
import type { Verification, VerificationStatus } from '@karavan/shared-api/contract/verifications';
import { localeAtom } from '@karavan/shared-api/state';
import { formatDate } from '@karavan/shared-ui/format-date';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { PrivatePicture, PrivatePictures } from '../../../shared/private-picture.tsx';
import { useT } from './translation.ts';
import { RequestForm } from './lazy-forms.tsx';
import { ProgressLine, type ProgressStep } from '../shared/progress-line.tsx';
import { Head, Hint, Reason, Title } from '../shared/panel-parts.tsx';
import { Steps } from './steps.tsx';

const TONES = {
  none: 'active',
  pending: 'pending',
  verified: 'positive',
  rejected: 'negative',
  revoked: 'negative',
} as const satisfies Record<VerificationStatus, PillTone>;

/** Papers, a look at them, the badge. */
const PROGRESS = {
  none: ['current', 'ahead', 'ahead'],
  pending: ['done', 'current', 'ahead'],
  verified: ['done', 'done', 'done'],
  rejected: ['done', 'failed', 'ahead'],
  revoked: ['done', 'done', 'failed'],
} as const satisfies Record<VerificationStatus, readonly ProgressStep['state'][]>;

interface VerificationPanelProps {
  readonly organizationId: number;
  readonly verification: Verification;
}

/** How far an organization has come on its way to the badge, and what to do next. */
export function VerificationPanel({ organizationId, verification }: VerificationPanelProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { status, reason, request, can_request, history } = verification;
  const date = (iso: string) => formatDate(new Date(iso), 'DD.MM.YYYY', locale);
  const isRenamed = history[0]?.action === 'renamed';
  const [papers, look, badge] = PROGRESS[status];
  return (
    <Panel aria-labelledby="verification">
      <Head>
        <Title id="verification">{t('verification')}</Title>
        <StatePill tone={TONES[status]}>{t(`verification_${status}`)}</StatePill>
      </Head>
      <ProgressLine
        label={t('verification_progress')}
        steps={[
          { label: t('step_papers'), state: papers },
          { label: t('step_look'), state: look },
          { label: t('step_badge'), state: badge },
        ]}
      />
      <Hint>{t(isRenamed ? 'verification_renamed_text' : `verification_${status}_text`)}</Hint>
      {reason !== null && reason !== '' && <Reason title={t('reason')}>{reason}</Reason>}
      {request && request.documents.length > 0 && (
        <Sent>
          <Hint>
            {request.documents_until === null
              ? t('sent_on', { date: date(request.created_at) })
              : t('documents_until', { date: date(request.documents_until) })}
          </Hint>
          <PrivatePictures>
            {request.documents.map(({ id }, index) => (
              <PrivatePicture
                key={id}
                endpoint={getVerificationDocument}
                input={{ params: { id: organizationId, document: id } }}
                documentId={id}
                name={t('document', { number: index + 1 })}
              />
            ))}
          </PrivatePictures>
        </Sent>
      )}
      {can_request && <RequestForm organizationId={organizationId} drafts={verification.drafts} />}
      <Steps steps={history} />
    </Panel>
  );
}

const Sent = styled.div`
  display: grid;
  gap: 8px;
`;
