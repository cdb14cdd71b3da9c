import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getTransfer, withdrawTransfer } from '@karavan/shared-api/client/transfers';
import type { Transfer } from '@karavan/shared-api/contract/transfers';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface TransferCardProps {
  readonly organizationId: number;
  readonly transfer: Transfer;
}

/** Whom the organization is offered to, or was offered last, and what has become of it. */
export function TransferCard({ organizationId: id, transfer }: TransferCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { dialogs } = useShell();
  const withdrawal = useWrite(withdrawTransfer, {
    done: t('withdrawn'),
    onSettled: (_intent, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(getTransfer, 'one') }),
  });
  const { status, person, expires_at, ended_at } = transfer;
  const dateOf = (moment: string) => formatDate(new Date(moment), 'DD.MM.YYYY', locale);

  async function withdraw(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('withdraw_ask'),
      text: t('withdraw_text'),
      okLabel: t('withdraw'),
      danger: true,
    });
    if (isSure) await withdrawal.send({ params: { id } });
  }

  return (
    <Panel aria-labelledby="transfer-state">
      <State id="transfer-state">{t(`status_${status}`)}</State>
      <Who>
        <Avatar name={person.full_name.replaceAll('•', '')} src={person.avatar} size={56} />
        <p>
          <strong>{person.full_name || person.uid}</strong>
          <small>{person.uid}</small>
        </p>
      </Who>
      <When>
        {status === 'offered'
          ? t('until', { date: dateOf(expires_at) })
          : dateOf(ended_at ?? expires_at)}
      </When>
      {status === 'offered' && (
        <Button kind="secondary" loading={withdrawal.isPending} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      )}
    </Panel>
  );
}

const State = styled.h2`
  font: ${type.title3};
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  p {
    display: grid;
    min-width: 0;
  }

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const When = styled.p`
  color: ${color.textMuted};
`;
