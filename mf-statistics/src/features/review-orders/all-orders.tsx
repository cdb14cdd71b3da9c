import { downloadOrderStatistics } from '@karavan/shared-api/client/statistics';
import type { Me } from '@karavan/shared-api/contract/accounts';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { useSearchParams } from '@karavan/shared-api/router';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type { Changes } from './changes.ts';
import { Choices } from './choices.ts';
import { DownloadButton } from './download-button.tsx';
import { withFigureTexts } from './figure-texts.ts';
import { FindOrder } from './find-order/lazy-find-order.tsx';
import { OrderFigures } from './order-figures.tsx';
import { KINDS } from './order-kinds.ts';
import { OrderList, parseStatus } from './order-list.tsx';
import { Parts } from './parts.ts';
import { PeriodChoice } from './period-choice.tsx';
import { RentalSums } from './rental-sums.tsx';
import { usePeriod } from './use-days.ts';

interface AllOrdersProps {
  readonly organization: Me['organizations'][number];
  readonly kind: OrderKind;
  choose(changes: Changes): void;
}

/** Every order of a period, after what it has brought in. */
export const AllOrders = withFigureTexts(Shown, <PageSkeleton />);

function Shown({
  organization: { id, time_zone: timeZone, permissions },
  kind,
  choose,
}: AllOrdersProps) {
  const [search] = useSearchParams();
  const { period, span } = usePeriod(timeZone);
  const number = search.get('search') ?? '';
  const seesFigures = permissions.includes('can_view_statistics') && number === '';
  return (
    <Parts>
      <FindOrder value={number} onSettle={(typed) => choose({ search: typed || null })} />
      <Choices>
        <PeriodChoice period={period} span={span} onChange={choose} />
        {seesFigures && (
          <DownloadButton
            name={KINDS[kind].file}
            period={span}
            load={(api) =>
              api.download(downloadOrderStatistics, { params: { id }, query: { ...span, kind } })
            }
          />
        )}
      </Choices>
      {seesFigures && <OrderFigures organizationId={id} kind={kind} period={span} />}
      {seesFigures && kind === 'rent' && <RentalSums organizationId={id} period={span} />}
      <OrderList
        organizationId={id}
        timeZone={timeZone}
        kind={kind}
        period={span}
        status={parseStatus(search.get('status'))}
        search={number}
        onStatusChange={(status) => choose({ status })}
      />
    </Parts>
  );
}
