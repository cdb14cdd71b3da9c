import { getReceipt } from '@karavan/shared-api/client/orders';
import { returnTickets } from '@karavan/shared-api/client/tickets';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../translation.ts';

interface ReturnTicketsProps {
  readonly orderId: number;
  /** As it is shown. */
  readonly until: string;
}

/** Gives back the tickets of an event that was moved, for the whole price. */
export function ReturnTickets({ orderId, until }: ReturnTicketsProps) {
  const t = useT();
  const { dialogs } = useShell();
  const { isPending, send } = useWrite(() => request(returnTickets, { params: { id: orderId } }), {
    done: t('returned'),
    onSettled: (_intent, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(getReceipt, 'one') }),
  });

  async function askAndReturn(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('return_question'),
      text: t('return_warning'),
      okLabel: t('return_tickets'),
      danger: true,
    });
    if (isSure) await send();
  }

  return (
    <Banner>
      <p>{t('return_text', { time: until })}</p>
      <Button kind="secondary" size="small" loading={isPending} onClick={() => void askAndReturn()}>
        {t('return_tickets')}
      </Button>
    </Banner>
  );
}
