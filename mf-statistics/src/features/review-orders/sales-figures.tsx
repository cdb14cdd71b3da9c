import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import type { SalesFigures as Figures } from '@karavan/shared-api/contract/statistics';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { numberFormat } from '@karavan/shared-ui/intl';
import { useT } from './figure-texts.ts';
import { Tile, Tiles } from './tile.tsx';
import type { DaySpan } from './period.ts';
import { DayChart } from './day-chart.tsx';

interface SalesFiguresProps {
  readonly figures: Figures;
  readonly period: DaySpan;
  /** Sales of the till have receipts, and count on the day on which they were sold. */
  readonly of: 'orders' | 'till';
  /** Further tiles. */
  readonly children?: ReactNode;
}

/** Totals beside those of the days before, and sales over time. */
export function SalesFigures({ figures, period, of, children }: SalesFiguresProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { total, order_count, average, refunded, before, days } = figures;
  const money = (sum: typeof total) => formatMoney(sum, locale);
  const count = numberFormat(locale).format;
  const beside = (now: number, then: number, value: string) =>
    then > 0 && `${changeOf(now, then, locale)} · ${t('before', { value })}`;
  return (
    <>
      <Tiles>
        <Tile
          label={t('total')}
          value={money(total)}
          note={beside(Number(total.amount), Number(before.total.amount), money(before.total))}
        />
        <Tile
          label={t(of === 'till' ? 'receipt_count' : 'order_count')}
          value={count(order_count)}
          note={beside(order_count, before.order_count, count(before.order_count))}
        />
        <Tile label={t('average')} value={money(average)} />
        {Number(refunded.amount) > 0 && <Tile label={t('refunded')} value={money(refunded)} />}
        {children}
      </Tiles>
      {days.length > 0 && (
        <DayChart
          caption={t(of === 'till' ? 'chart' : 'chart_ordered')}
          days={days.map((day) => ({
            day: day.day,
            value: Number(day.total.amount),
            words: money(day.total),
          }))}
          period={period}
        />
      )}
    </>
  );
}

const changeOf = (now: number, then: number, locale: string) =>
  numberFormat(locale, {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(now / then - 1);
