import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrganizationOverview } from '@karavan/shared-api/contract/overview';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { numberFormat } from '@karavan/shared-ui/intl';
import { lazily } from '@karavan/shared-ui/lazily';
import { Skeleton } from '@karavan/shared-ui/skeleton';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';
import { Muted, TodayCard } from './today-card.tsx';

const HoursChart = lazily(
  async () => (await import(/* webpackChunkName: "hours-chart" */ './hours-chart.tsx')).HoursChart,
  <Skeleton $height="178px" />,
);

interface SalesCardProps {
  readonly organizationId: number;
  readonly sales: NonNullable<OrganizationOverview['sales']>;
}

/** What the day has brought so far, beside the same weekday before it. */
export function SalesCard({
  organizationId,
  sales: { total, count, week_ago: before, hours },
}: SalesCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now, then] = [Number(total.amount), Number(before.amount)];
  return (
    <TodayCard
      title={t('sales')}
      more={{
        label: t('section_figures'),
        to: `/statistics/orders?view=all&organization=${organizationId}`,
      }}
    >
      <Figure>
        <strong>{formatMoney(total, locale)}</strong>
        {then > 0 && (
          <Change data-down={now < then || undefined}>
            {changeIn((now - then) / then, locale)}
          </Change>
        )}
      </Figure>
      <Muted>
        {t('sales_count', { number: count })}
        {then > 0 && ` · ${t('sales_before', { sum: formatMoney(before, locale) })}`}
      </Muted>
      {hours && hours.length > 0 && <HoursChart hours={hours} />}
    </TodayCard>
  );
}

/** "−82 %", with a minus as wide as the plus. */
function changeIn(part: number, locale: string): string {
  return numberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
    .format(part)
    .replace('-', '−');
}

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};

  strong {
    font: ${type.priceL};
    font-variant-numeric: tabular-nums;
  }
`;

const Change = styled.span`
  padding: 2px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.successSoft};
  color: ${color.success};
  font: ${type.labelSmall};

  &[data-down] {
    background: ${color.dangerSoft};
    color: ${color.danger};
  }
`;
