import styled from 'styled-components';
import { offerTransfer } from '@karavan/shared-api/client/transfers';
import { request, useWrite } from '@karavan/shared-api/query';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import type { LeavingProof } from '../account-deletion/prove.tsx';
import { OverlayTitle } from '../overlay-place.ts';
import type { Heir } from './heir.ts';
import { useT } from './texts.ts';

interface ConfirmProps {
  readonly organizationId: number;
  readonly heir: Heir;
  readonly proof: LeavingProof;
  /** With what to tell. */
  onOffered(text: string): void;
  onAnother(): void;
  /** With what is wrong with the proof. */
  onRefused(reason: string): void;
}

/** The last word: who it is, by initials, and what it means. */
export function Confirm({
  organizationId: id,
  heir: { person, reference },
  proof,
  onOffered,
  onAnother,
  onRefused,
}: ConfirmProps) {
  const t = useT();
  const offering = useWrite(
    () => request(offerTransfer, { params: { id }, body: { person: reference, ...proof } }),
    {
      failed: (error) => (isOfProof(error) ? null : undefined),
      onSuccess: () => onOffered(t('offered')),
      onError(error) {
        if (isOfProof(error)) onRefused(error.fields['password']?.[0] ?? error.message);
      },
    },
  );
  return (
    <>
      <OverlayTitle>{t('confirm_title')}</OverlayTitle>
      <Who>
        <Avatar name={person.full_name.replaceAll('•', '')} src={null} size={56} />
        <p>
          <strong>{person.full_name || person.uid}</strong>
          <small>{person.uid}</small>
        </p>
      </Who>
      <p>{t('confirm_text')}</p>
      <Button kind="danger" wide loading={offering.isPending} onClick={() => void offering.send()}>
        {t('confirm')}
      </Button>
      <Button kind="secondary" wide paused={offering.isPending} onClick={onAnother}>
        {t('another')}
      </Button>
    </>
  );
}

const isOfProof = ({
  code,
  fields,
}: {
  readonly code: string;
  readonly fields: Readonly<Record<string, readonly string[]>>;
}) =>
  code === 'code_required' ||
  code === 'limit_exceeded' ||
  (code === 'invalid_input' && fields['password'] !== undefined);

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};

  p {
    display: grid;
    min-width: 0;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
