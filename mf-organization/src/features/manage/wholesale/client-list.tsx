import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { answerWholesaleClient, listWholesaleClients } from '@karavan/shared-api/client/wholesale';
import type { WholesaleStatus } from '@karavan/shared-api/contract/enumerations';
import type { WholesaleAnswer, WholesaleClient } from '@karavan/shared-api/contract/wholesale';
import { endpointKey, request, useEndlessList, useWrite } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { formatDate } from '@karavan/shared-ui/format-date';
import { Panel } from '@karavan/shared-ui/product/panel';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { Hint, Title } from '../shared/panel-parts.tsx';
import { useT } from './translation.ts';

const OWN = { stream: 'unread' } as const;

interface ClientListProps {
  readonly organizationId: number;
  readonly status: WholesaleStatus;
}

/** The clients of one status, with what can be answered to each. */
export function ClientList({ organizationId, status }: ClientListProps) {
  const t = useT();
  const { key } = useLocation();
  const { realtime } = useShell();
  const clients = useEndlessList(listWholesaleClients, {
    params: { id: organizationId },
    query: { status },
  });
  // Whoever asks shows at once.
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type }) => {
    if (type === 'wholesale_requested') void clients.refresh();
  });
  return (
    <EndlessView
      list={clients}
      keyOf={({ id }) => id}
      gap={12}
      label={t(`status_${status}`)}
      positionKey={`${key}wholesale-${status}`}
      empty={<EmptyState title={t(`none_${status}`)} />}
    >
      {(client) => <Client organizationId={organizationId} client={client} />}
    </EndlessView>
  );
}

/** What a client of each status can be answered. */
const ANSWERS: Readonly<Record<WholesaleStatus, readonly WholesaleAnswer[]>> = {
  requested: ['confirmed', 'declined'],
  confirmed: ['ended'],
  declined: ['confirmed'],
  ended: [],
};

interface ClientProps {
  readonly organizationId: number;
  readonly client: WholesaleClient;
}

function Client({ organizationId, client }: ClientProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { dialogs } = useShell();
  const { id: userId, status, note, requested_at } = client;
  const name = client.full_name || t('anonymous');
  const write = useWrite(
    (answer: WholesaleAnswer) =>
      request(answerWholesaleClient, {
        params: { id: organizationId },
        body: { user_id: userId, status: answer },
      }),
    {
      done: (_data, answer) => t(`done_${answer}`, { name }),
      // Somebody else of the staff may have been faster: the list tells.
      onSettled: (_answer, queries) =>
        void queries.invalidateQueries({ queryKey: endpointKey(listWholesaleClients, 'list') }),
    },
  );
  async function send(answer: WholesaleAnswer): Promise<void> {
    const isSure =
      answer !== 'ended' ||
      (await dialogs.confirm({
        title: t('end_question', { name }),
        text: t('end_text'),
        okLabel: t('do_ended'),
        danger: true,
      }));
    if (isSure) await write.send(answer);
  }
  return (
    <Panel as="article" aria-label={name}>
      <Head>
        <Avatar name={name} src={client.avatar} size={44} />
        <div>
          <Title>{name}</Title>
          <Hint>
            {t('asked_at', { date: formatDate(new Date(requested_at), 'DD.MM.YYYY', locale) })}
          </Hint>
        </div>
      </Head>
      {note !== '' && <Note>{note}</Note>}
      {ANSWERS[status].length > 0 && (
        <Actions>
          {ANSWERS[status].map((answer) => (
            <Button
              key={answer}
              size="small"
              kind={answer === 'confirmed' ? 'primary' : 'secondary'}
              loading={write.isPending && write.intent === answer}
              paused={write.isPending}
              onClick={() => void send(answer)}
            >
              {t(`do_${answer}`)}
            </Button>
          ))}
        </Actions>
      )}
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  gap: ${space[3]};
  align-items: center;

  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Note = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
