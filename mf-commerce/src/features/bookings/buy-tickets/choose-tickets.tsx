import { useState } from 'react';
import { Ticket } from 'lucide-react';
import styled from 'styled-components';
import { listReceipts } from '@karavan/shared-api/client/orders';
import { buyTickets } from '@karavan/shared-api/client/tickets';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { TICKETS_PER_ORDER_MAX } from '@karavan/shared-api/contract/limits';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { color, fontSize, space } from '@karavan/shared-ui/tokens';
import { Stepper } from '../../../shared/stepper.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';

interface ChooseTicketsProps {
  readonly item: ItemDetail;
  readonly startsAt: string;
}

/** The sections of an event, the number of tickets, and the button to get them. */
export function ChooseTickets({ item, startsAt }: ChooseTicketsProps) {
  const t = useT();
  const [now] = useState(Date.now);
  if (Date.parse(startsAt) <= now) return <Muted>{t('event_over')}</Muted>;
  return <OpenSale item={item} />;
}

function OpenSale({ item: { sizes, takes_online_payment } }: Pick<ChooseTicketsProps, 'item'>) {
  const t = useT();
  const commerce = useCommerceT();
  const method = takes_online_payment ? 'online_payment' : 'self_pickup';
  const { isPending, buy } = useTickets(method);
  const open = sizes.filter(({ available }) => available > 0);
  const [chosen, setChosen] = useState(open[0]?.id);
  const [wanted, setWanted] = useState(1);
  const section = open.find(({ id }) => id === chosen) ?? open[0];
  if (!section) return <Muted>{commerce('sold_out')}</Muted>;
  const most = Math.min(section.available, TICKETS_PER_ORDER_MAX);
  const quantity = Math.min(wanted, most);
  return (
    <>
      {sizes.length > 1 && (
        <ChipRow label={t('section')}>
          {sizes.map(({ id, size, available }) => (
            <Chip
              key={id}
              pressed={id === section.id}
              disabled={available === 0}
              onClick={() => setChosen(id)}
            >
              {size}
            </Chip>
          ))}
        </ChipRow>
      )}
      <Line>
        <Muted>{t('tickets_left', { count: section.available })}</Muted>
        <Stepper
          label={t('how_many_tickets')}
          value={quantity}
          min={1}
          max={most}
          onChange={setWanted}
        />
      </Line>
      <Button
        wide
        loading={isPending}
        icon={<Ticket size={20} />}
        onClick={() => void buy(section.id, quantity)}
      >
        {t('buy_tickets', { count: quantity })}
      </Button>
      <Muted>{t(`next_tickets_${method}`)}</Muted>
    </>
  );
}

/** Reserves tickets and leads to the receipt, where they are paid for. */
function useTickets(method: 'online_payment' | 'self_pickup') {
  const { requireSignIn } = useShell();
  const navigate = useNavigate();
  const { isPending, send } = useWrite(buyTickets, {
    onSuccess({ transaction_id }, _input, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(listReceipts, 'list') });
      void navigate(`/receipts/${transaction_id}`);
    },
  });

  async function buy(sizeId: number, quantity: number): Promise<void> {
    if (await requireSignIn()) await send({ body: { size_id: sizeId, quantity, method } });
  }

  return { isPending, buy };
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`;
