import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getServiceEarnings } from '@karavan/shared-api/client/delivery-board';
import { useEndpoint } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { space, type } from '@karavan/shared-ui/tokens';
import { EarningsView } from '../shared/earnings/earnings-view.tsx';
import { PeriodChoice, queryOf, type ChosenPeriod } from '../shared/earnings/period-choice.tsx';
import { Facts } from '../shared/facts.tsx';
import { useT } from '../translation.ts';

interface ServiceEarningsProps {
  readonly organizationId: number;
}

/** What a service has earned in a period, by day and by courier. */
export function ServiceEarnings({ organizationId }: ServiceEarningsProps) {
  const t = useT();
  const [chosen, choose] = useState<ChosenPeriod>({ period: 'week', from: null, to: null });
  const query = queryOf(chosen);
  return (
    <Parts>
      <PeriodChoice chosen={chosen} onChange={choose} />
      {query ? (
        <Chosen organizationId={organizationId} query={query} />
      ) : (
        <p role="status">{t('choose_days')}</p>
      )}
    </Parts>
  );
}

function Chosen({
  organizationId,
  query,
}: ServiceEarningsProps & { readonly query: NonNullable<ReturnType<typeof queryOf>> }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const earnings = useEndpoint(getServiceEarnings, { params: { id: organizationId }, query });
  return (
    <AsyncView query={earnings} skeleton={<PageSkeleton />}>
      {({ couriers, ...earned }) => (
        <Panel>
          <EarningsView earnings={earned} />
          {couriers.length > 0 && (
            <>
              <Part>{t('by_courier')}</Part>
              <Facts
                facts={couriers.map(({ full_name, sum, delivery_count }) => [
                  `${full_name}, ${t('brought', { count: delivery_count })}`,
                  formatMoney(sum, locale),
                ])}
              />
            </>
          )}
        </Panel>
      )}
    </AsyncView>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const Part = styled.h3`
  font: ${type.labelSmall};
`;
