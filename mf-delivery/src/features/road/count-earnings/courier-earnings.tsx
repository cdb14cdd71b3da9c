import { useState } from 'react';
import styled from 'styled-components';
import { listCourierEarnings } from '@karavan/shared-api/client/delivery-board';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { space, type } from '@karavan/shared-ui/tokens';
import { EarningsView } from '../shared/earnings/earnings-view.tsx';
import { PeriodChoice, queryOf, type ChosenPeriod } from '../shared/earnings/period-choice.tsx';
import { useT, withRoadTexts } from '../translation.ts';

/** What a courier has earned in a period, at each service. */
export const CourierEarnings = withRoadTexts(Services);

function Services() {
  const t = useT();
  const [chosen, choose] = useState<ChosenPeriod>({ period: 'week', from: null, to: null });
  const query = queryOf(chosen);
  return (
    <Parts>
      <PeriodChoice chosen={chosen} onChange={choose} />
      {query ? <Chosen query={query} /> : <p role="status">{t('choose_days')}</p>}
    </Parts>
  );
}

function Chosen({ query }: { readonly query: NonNullable<ReturnType<typeof queryOf>> }) {
  const earnings = useEndpoint(listCourierEarnings, { query });
  return (
    <AsyncView query={earnings} skeleton={<PageSkeleton />}>
      {({ list }) => (
        <Parts>
          {list.map(({ service, ...earned }) => (
            <Panel as="article" key={service.id} aria-label={service.title}>
              <Title>{service.title}</Title>
              <EarningsView earnings={earned} />
            </Panel>
          ))}
        </Parts>
      )}
    </AsyncView>
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
