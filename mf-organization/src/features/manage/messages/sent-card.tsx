import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  listOrganizationMessages,
  withdrawOrganizationMessage,
} from '@karavan/shared-api/client/organization-messages';
import type { OrganizationMessage } from '@karavan/shared-api/contract/organization-messages';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatCount } from '@karavan/shared-ui/format-count';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { raised } from '@karavan/shared-ui/product/raised';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { MessageText } from './message-preview.tsx';
import { useT } from './translation.ts';

interface SentCardProps {
  readonly organizationId: number;
  readonly message: OrganizationMessage;
}

/** A message that was sent: to whom, by whom, and how many have read it. */
export function SentCard({ organizationId, message }: SentCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { dialogs } = useShell();
  const { text, author, sent_at, withdrawn_at } = message;
  const { recipient_count: recipients, read_count: readers } = message;
  const withdrawal = useWrite(withdrawOrganizationMessage, {
    done: t('withdrawn_done'),
    onSettled: (_input, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(listOrganizationMessages, 'list') }),
  });

  async function withdraw(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('withdraw_question'),
      text: t('withdraw_text'),
      okLabel: t('withdraw'),
      danger: true,
    });
    if (isSure) {
      await withdrawal.send({ params: { id: organizationId, message: message.id } });
    }
  }

  return (
    <Card>
      <Top>
        <span>
          <RelativeTime date={sent_at} locale={locale} now={now} />
          {` · ${author.full_name || t('anonymous')}`}
        </span>
        {withdrawn_at !== null && <StatePill tone="negative">{t('withdrawn')}</StatePill>}
      </Top>
      <MessageText>{text}</MessageText>
      <Facts>
        <Audience of={message} />
        {' · '}
        {t('received', { count: recipients, shown: formatCount(recipients) })}
        {' · '}
        {t('read', { count: readers, shown: formatCount(readers) })}
      </Facts>
      {withdrawn_at === null && (
        <End>
          <Button
            kind="quiet"
            size="small"
            loading={withdrawal.isPending}
            onClick={() => void withdraw()}
          >
            {t('withdraw')}
          </Button>
        </End>
      )}
    </Card>
  );
}

function Audience({ of: { audience, days, spent_from } }: { readonly of: OrganizationMessage }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  if (audience === 'all') return t('audience_all');
  if (audience !== 'tier') return t(`sent_${audience}`, { count: days ?? 0 });
  return t('sent_tier', { sum: spent_from === null ? '' : formatMoney(spent_from, locale) });
}

const Card = styled.article`
  display: grid;
  gap: ${space[2]};
  padding: ${space[4]};
  ${raised}
`;

const Top = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  justify-content: space-between;
  color: ${color.textMuted};
  font: ${type.caption};
`;

const Facts = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const End = styled.div`
  display: flex;
  justify-content: flex-end;
`;
