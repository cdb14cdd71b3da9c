import styled from 'styled-components';
import { getDocumentOfCase } from '@karavan/shared-api/client/verifications';
import type { VerificationCase } from '@karavan/shared-api/contract/verifications';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, type } from '@karavan/shared-ui/tokens';
import { PrivatePicture, PrivatePictures } from '../../../shared/private-picture.tsx';
import { OnTrial, Quote, StepHistory, useMoment, Verdict } from '../case-parts.tsx';
import { useT } from '../translation.ts';
import { VerificationForm } from './lazy-verification-form.tsx';

interface VerificationCardProps {
  readonly shown: VerificationCase;
  /** Somebody else was faster. */
  readonly onOvertaken: () => void;
}

/** One organization that asks for the badge: who it is, its papers, and the decision. */
export function VerificationCard({ shown, onOvertaken }: VerificationCardProps) {
  const t = useT();
  const moment = useMoment();
  const { id, organization, title, note, documents, created_at, decided, decisions } = shown;
  return (
    <Panel aria-label={organization.title}>
      <OnTrial organization={organization} />
      {title !== organization.title && <Hint>{t('title_then', { title })}</Hint>}
      {note !== '' && <Quote title={moment(created_at)}>{note}</Quote>}
      {shown.places?.map(({ source, phone }) => (
        <Hint key={source}>{t('place_confirmed', { phone, source: t(`source_${source}`) })}</Hint>
      ))}
      {documents.length > 0 ? (
        <PrivatePictures>
          {documents.map((document, index) => (
            <PrivatePicture
              key={document.id}
              endpoint={getDocumentOfCase}
              input={{ params: { id, document: document.id } }}
              documentId={document.id}
              name={t('document', { number: index + 1 })}
            />
          ))}
        </PrivatePictures>
      ) : (
        <Hint>{t('documents_deleted')}</Hint>
      )}
      <StepHistory steps={shown.history} />
      {decided && <Verdict decided={decided} name={t(`verification_${shown.status}`)} />}
      {decisions.length > 0 && <VerificationForm shown={shown} onOvertaken={onOvertaken} />}
    </Panel>
  );
}

const Hint = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font: ${type.second};
`;
