import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listCashAccounts } from '@karavan/shared-api/client/delivery-cash';
import type { CashAccount } from '@karavan/shared-api/contract/delivery-cash';
import { useEndpoint } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { space, type } from '@karavan/shared-ui/tokens';
import { useT, withRoadTexts } from '../translation.ts';
import { Facts } from '../shared/facts.tsx';
import { OpenHandOver } from './open-hand-over.tsx';
import { OwnHandOvers } from './own-hand-overs.tsx';

const HandOverForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "hand-over-form" */ './hand-over-form.tsx')).HandOverForm,
  <SkeletonCard />,
  atOnce,
);

const OWN = { stream: 'unread' } as const;

/** What a courier has collected, what they have handed over, and the way to hand over more. */
export const HandOverCash = withRoadTexts(Accounts);

function Accounts() {
  const t = useT();
  const { realtime } = useShell();
  const accounts = useEndpoint(listCashAccounts, {});
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type: news }) => {
    if (news.startsWith('cash_')) void accounts.refetch();
  });
  return (
    <AsyncView query={accounts} skeleton={<PageSkeleton />}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState scene="delivery" title={t('cash_none')} text={t('cash_none_text')} />
        ) : (
          <Parts>
            {list.map((account) => (
              <Account key={`${account.service.id} ${account.owed.currency}`} account={account} />
            ))}
            <OwnHandOvers />
          </Parts>
        )
      }
    </AsyncView>
  );
}

function Account({ account }: { readonly account: CashAccount }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { service, open, ...sums } = account;
  return (
    <Panel as="article" aria-label={service.title}>
      <Title>{service.title}</Title>
      <Facts
        hasTotal
        facts={(['collected', 'settled', 'owed'] as const).map((name) => [
          t(name),
          formatMoney(sums[name], locale),
        ])}
      />
      {open ? (
        <OpenHandOver handOver={open} />
      ) : (
        Number(sums.owed.amount) > 0 && <HandOverForm account={account} />
      )}
    </Panel>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Title = styled.h2`
  font: ${type.title3};
  overflow-wrap: anywhere;
`;
