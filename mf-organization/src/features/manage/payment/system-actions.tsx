import type { ReactNode } from 'react';
import { CirclePause, CirclePlay, CreditCard, Pencil, Trash2, X } from 'lucide-react';
import styled from 'styled-components';
import {
  abandonPaymentSystemTest,
  activatePaymentSystem,
  confirmPaymentSystem,
  listPaymentSystems,
  removePaymentSystem,
  suspendPaymentSystem,
} from '@karavan/shared-api/client/payment-systems';
import type { PaymentSystem } from '@karavan/shared-api/contract/payment-systems';
import type { OwnerAccountAction } from '@karavan/shared-api/contract/payment-system-states';
import { endpointKey, request, useWrite, type WriteRequest } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

const ICONS: Readonly<Record<OwnerAccountAction, ReactNode>> = {
  test: <CreditCard size={20} />,
  abandon: <X size={20} />,
  activate: <CirclePlay size={20} />,
  edit: <Pencil size={20} />,
  suspend: <CirclePause size={20} />,
  remove: <Trash2 size={20} />,
};

/** What ends something is asked about first. */
const WARNED = ['suspend', 'remove'] as const;
type Warned = (typeof WARNED)[number];
const isWarned = (action: OwnerAccountAction): action is Warned =>
  (WARNED as readonly string[]).includes(action);

interface SystemActionsProps {
  readonly organizationId: number;
  readonly system: PaymentSystem;
  onEdit(): void;
}

/** What the owner can do with an account now; one at a time. */
export function SystemActions({ organizationId, system, onEdit }: SystemActionsProps) {
  const t = useT();
  const { dialogs } = useShell();
  const of = { params: { id: organizationId, account: system.id } };
  const refreshed = {
    onSettled: (
      _intent: unknown,
      queries: { invalidateQueries(of: { queryKey: readonly unknown[] }): Promise<void> },
    ) => void queries.invalidateQueries({ queryKey: endpointKey(listPaymentSystems, 'one') }),
  };
  const step = useWrite(
    ({ sends }: { readonly sends: WriteRequest<unknown>; readonly done: string }) => sends,
    { ...refreshed, done: (_answer, { done }) => done },
  );
  const test = useWrite(confirmPaymentSystem, {
    ...refreshed,
    onSuccess: ({ payment_url }) => {
      if (payment_url !== null) location.assign(payment_url);
    },
  });
  const isTested = system.state === 'confirmation';

  async function take(action: OwnerAccountAction): Promise<void> {
    if (action === 'edit') return onEdit();
    if (action === 'test') return void (await test.send(of));
    if (isWarned(action)) {
      const isSure = await dialogs.confirm({
        title: t(`ask_${action}`),
        text: t(`warn_${action}`),
        okLabel: t(`do_${action}`),
        danger: true,
      });
      if (!isSure) return;
    }
    const sends = {
      abandon: () => request(abandonPaymentSystemTest, of),
      activate: () => request(activatePaymentSystem, of),
      suspend: () => request(suspendPaymentSystem, of),
      remove: () => request(removePaymentSystem, of),
    }[action]();
    await step.send({ sends, done: t(`done_${action}`) });
  }

  return (
    <Row>
      {isTested && (
        <Button
          icon={ICONS.test}
          loading={test.isPending}
          paused={step.isPending}
          onClick={() => void test.send(of)}
        >
          {t('test_again')}
        </Button>
      )}
      {system.actions.map((action) => (
        <Button
          key={action}
          kind={action === 'test' || action === 'activate' ? 'primary' : 'secondary'}
          icon={ICONS[action]}
          loading={action === 'test' ? test.isPending : false}
          paused={step.isPending || test.isPending}
          onClick={() => void take(action)}
        >
          {t(`do_${action}`)}
        </Button>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
