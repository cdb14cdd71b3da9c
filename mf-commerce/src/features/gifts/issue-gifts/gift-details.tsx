import { useState } from 'react';
import styled from 'styled-components';
import { blockGift, listStaffGiftEntries, listStaffGifts } from '@karavan/shared-api/client/gifts';
import type { StaffGift } from '@karavan/shared-api/contract/gifts';
import { GIFT_NOTE_LENGTH } from '@karavan/shared-api/contract/limits';
import { endpointKey, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { lazily } from '@karavan/shared-ui/lazily';
import { TextField } from '@karavan/shared-ui/text-field';
import { space, type } from '@karavan/shared-ui/tokens';
import { GiftEntries } from '../shared/gift-entries.tsx';
import { useGiftT } from '../translation.ts';

const CorrectForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "correct-gift" */ './correct-form.tsx')).CorrectForm,
);

interface GiftDetailsProps {
  readonly organizationId: number;
  readonly gift: StaffGift;
}

/** The code of a card that nobody has taken, its history, and the ways to correct and to block it. */
export function GiftDetails({ organizationId, gift }: GiftDetailsProps) {
  const params = { id: organizationId, gift: gift.id };
  const { code } = gift;
  return (
    <Root>
      {code !== null && (
        <Line>
          <Code>{code}</Code>
          <CopyButton value={code} />
        </Line>
      )}
      <GiftEntries query={useEndpoint(listStaffGiftEntries, { params })} />
      {gift.state !== 'expired' && <Correct organizationId={organizationId} gift={gift} />}
      <Block organizationId={organizationId} gift={gift} />
    </Root>
  );
}

function Correct({ organizationId, gift }: GiftDetailsProps) {
  const t = useGiftT();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('correct')}
      </Button>
    );
  }
  return (
    <CorrectForm
      key={gift.balance.amount}
      organizationId={organizationId}
      gift={gift}
      onDone={() => setOpen(false)}
    />
  );
}

function Block({ organizationId, gift: { id, block_reason } }: GiftDetailsProps) {
  const t = useGiftT();
  const [reason, setReason] = useState('');
  const block = useWrite(blockGift, {
    done: ({ block_reason: why }) => t(why === null ? 'unblocked' : 'blocked'),
    onSuccess(_gift, _sent, queries) {
      setReason('');
      void queries.invalidateQueries({ queryKey: endpointKey(listStaffGifts, 'list') });
    },
  });
  const send = (why: string | null) =>
    void block.send({ params: { id: organizationId, gift: id }, body: { block_reason: why } });
  if (block_reason !== null) {
    return (
      <Button kind="secondary" loading={block.isPending} onClick={() => send(null)}>
        {t('unblock')}
      </Button>
    );
  }
  return (
    <>
      <TextField
        label={t('block_reason')}
        hint={t('block_hint')}
        maxLength={GIFT_NOTE_LENGTH}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button
        kind="secondary"
        disabled={reason.trim() === ''}
        loading={block.isPending}
        onClick={() => send(reason)}
      >
        {t('block')}
      </Button>
    </>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;

const Code = styled.span`
  font: ${type.label};
  overflow-wrap: anywhere;
`;
