import type { QueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  agreeHandOver,
  listCashAccounts,
  listOwnHandOvers,
  withdrawHandOver,
} from '@karavan/shared-api/client/delivery-cash';
import type { CashHandOver } from '@karavan/shared-api/contract/delivery-cash';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

const refresh = (_input: unknown, queries: QueryClient) => {
  void queries.invalidateQueries({ queryKey: endpointKey(listCashAccounts, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(listOwnHandOvers, 'list') });
};

/** A hand-over that the service has not confirmed: it waits, or another sum was counted. */
export function OpenHandOver({ handOver }: { readonly handOver: CashHandOver }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { dialogs } = useShell();
  const { id, declared, counted, dispute } = handOver;
  const input = { params: { id } };
  const agree = useWrite(agreeHandOver, { done: t('agreed'), onSettled: refresh });
  const withdraw = useWrite(withdrawHandOver, { done: t('withdrawn'), onSettled: refresh });
  const isPending = agree.isPending || withdraw.isPending;
  async function confirm(sum: string): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('agree_ask', { sum }),
      text: t('agree_text'),
      okLabel: t('agree'),
    });
    if (isSure) await agree.send(input);
  }
  const sum = counted && formatMoney(counted, locale);
  return (
    <>
      <Banner tone={sum ? 'warning' : 'info'}>
        {t('you_hand_over', { sum: formatMoney(declared, locale) })}
        {'. '}
        {sum ? `${t('service_counted', { sum })}: ${dispute ?? ''}` : t('declared')}
      </Banner>
      <Actions>
        {sum && (
          <Button
            size="small"
            loading={agree.isPending}
            paused={isPending}
            onClick={() => void confirm(sum)}
          >
            {t('agree')}
          </Button>
        )}
        <Button
          kind="secondary"
          size="small"
          loading={withdraw.isPending}
          paused={isPending}
          onClick={() => void withdraw.send(input)}
        >
          {t('withdraw')}
        </Button>
      </Actions>
    </>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
