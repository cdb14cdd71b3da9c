import { useState } from 'react';
import styled from 'styled-components';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { useSearchParams } from '@karavan/shared-api/router';
import { space } from '@karavan/shared-ui/tokens';
import type { Changes } from './changes.ts';
import { Choices } from './choices.ts';
import { DownloadButton } from './download-button.tsx';
import { FindOrder } from './find-order/lazy-find-order.tsx';
import { OrderFigures } from './order-figures.tsx';
import { OrderList, parseStatus } from './order-list.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { daysOf, ownDays, parsePeriod } from './period.ts';

interface AllOrdersProps {
  readonly organization: Me['organizations'][number];
  readonly kind: OrderKind;
  choose(changes: Changes): void;
}

/** Every order of a period, after what it has brought in. */
export function AllOrders({
  organization: { id, time_zone: timeZone, permissions },
  kind,
  choose,
}: AllOrdersProps) {
  const [search] = useSearchParams();
  const [now] = useState(() => new Date());
  const own = ownDays(search.get('from'), search.get('to'));
  const days = parsePeriod(search.get('days'));
  const period = own ?? daysOf(days, now, timeZone);
  const number = search.get('search') ?? '';
  const seesFigures = permissions.includes('can_view_statistics') && number === '';
  return (
    <Parts>
      <FindOrder value={number} onSettle={(typed) => choose({ search: typed || null })} />
      <Choices>
        <PeriodChoice period={own ? null : days} span={period} onChange={choose} />
        {seesFigures && <DownloadButton organizationId={id} kind={kind} period={period} />}
      </Choices>
      {seesFigures && <OrderFigures organizationId={id} kind={kind} period={period} />}
      <OrderList
        organizationId={id}
        timeZone={timeZone}
        kind={kind}
        period={period}
        status={parseStatus(search.get('status'))}
        search={number}
        onStatusChange={(status) => choose({ status })}
      />
    </Parts>
  );
}

const Parts = styled.div`
  display: grid;
  gap: ${space[4]};
  min-width: 0;
`;
