import { useState } from 'react';
import { BellRing } from 'lucide-react';
import styled from 'styled-components';
import {
  joinWaitingList,
  leaveWaitingList,
  listTicketWaits,
} from '@karavan/shared-api/client/ticket-waits';
import { getItem } from '@karavan/shared-api/client/items';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { TICKETS_PER_ORDER_MAX } from '@karavan/shared-api/contract/limits';
import type { TicketWait } from '@karavan/shared-api/contract/ticket-waits';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Stepper } from '../../../shared/stepper.tsx';
import { useWhen } from '../shared/use-when.ts';
import { useT } from '../translation.ts';

interface WaitForTicketsProps {
  readonly item: ItemDetail;
  readonly section: ItemDetail['sizes'][number];
  /** The reader's place in its waiting list. */
  readonly wait: TicketWait | undefined;
}

/** The waiting list of a section that is sold out: joining it, the place in it, the tickets that are kept. */
export function WaitForTickets({ item, section, wait }: WaitForTicketsProps) {
  return wait ? (
    <Place wait={wait} timeZone={item.time_zone} />
  ) : (
    <Joining itemId={item.id} sizeId={section.id} />
  );
}

interface JoiningProps {
  readonly itemId: number;
  readonly sizeId: number;
}

function Joining({ itemId, sizeId }: JoiningProps) {
  const t = useT();
  const { requireSignIn } = useShell();
  const [quantity, setQuantity] = useState(1);
  const joining = useWrite(
    () => request(joinWaitingList, { body: { size_id: sizeId, quantity } }),
    {
      done: t('wait_joined'),
      // There may be tickets again.
      onError: ({ code }, _input, queries) =>
        void (
          code === 'conflict' &&
          queries.invalidateQueries({
            queryKey: endpointKey(getItem, 'one', { params: { id: itemId } }),
          })
        ),
      onSettled: (_intent, queries) =>
        void queries.invalidateQueries({ queryKey: endpointKey(listTicketWaits, 'one') }),
    },
  );

  async function join(): Promise<void> {
    if (await requireSignIn()) await joining.send();
  }

  return (
    <Root aria-label={t('waiting_list')}>
      <Muted>{t('wait_text')}</Muted>
      <Line>
        <Muted>{t('wait_for_count')}</Muted>
        <Stepper
          label={t('how_many_tickets')}
          value={quantity}
          min={1}
          max={TICKETS_PER_ORDER_MAX}
          onChange={setQuantity}
        />
      </Line>
      <Button
        wide
        kind="secondary"
        icon={<BellRing size={20} aria-hidden />}
        loading={joining.isPending}
        onClick={() => void join()}
      >
        {t('wait_for_tickets')}
      </Button>
    </Root>
  );
}

interface PlaceProps {
  readonly wait: TicketWait;
  readonly timeZone: string;
}

function Place({ wait: { id, quantity, ahead, offered_until }, timeZone }: PlaceProps) {
  const t = useT();
  const when = useWhen(timeZone);
  const { dialogs } = useShell();
  const leaving = useWrite(() => request(leaveWaitingList, { params: { id } }), {
    done: t('wait_left'),
    onSettled: (_intent, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(listTicketWaits, 'one') }),
  });

  async function askAndLeave(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('wait_leave_question'),
      text: t(offered_until ? 'wait_leave_kept' : 'wait_leave_text'),
      okLabel: t('wait_leave'),
      danger: true,
    });
    if (isSure) await leaving.send();
  }

  return (
    <Banner>
      <strong>{t(offered_until ? 'wait_kept' : 'wait_place', { count: quantity })}</strong>
      <p>
        {offered_until ? t('wait_kept_until', { time: when(offered_until) }) : null}
        {!offered_until && (ahead === 0 ? t('wait_next') : t('wait_ahead', { count: ahead }))}
      </p>
      <Button
        kind="secondary"
        size="small"
        loading={leaving.isPending}
        onClick={() => void askAndLeave()}
      >
        {t('wait_leave')}
      </Button>
    </Banner>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space[3]};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
