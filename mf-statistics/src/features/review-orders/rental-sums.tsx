import styled from 'styled-components';
import { listRentalSums } from '@karavan/shared-api/client/rental-statistics';
import { rentalOrdersPath } from '@karavan/shared-api/contract/receipt-path';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { space, type } from '@karavan/shared-ui/tokens';
import { useT } from './figure-texts.ts';
import { SumList } from './sum-list.tsx';
import { SumRow } from './sum-row.tsx';
import { keptIn } from './kept-in.ts';
import type { DaySpan } from './period.ts';

/** How many are shown before somebody asks for more. */
const SHOWN_FIRST = 5;

interface RentalSumsProps {
  readonly organizationId: number;
  readonly period: DaySpan;
}

/** What was let, each with what it has brought in; it leads to its orders. */
export function RentalSums({ organizationId, period }: RentalSumsProps) {
  const t = useT();
  const kept = keptIn(useLocation().search);
  kept.set('organization', String(organizationId));
  const list = useEndlessList(listRentalSums, {
    params: { id: organizationId },
    // The orders stand below.
    query: { ...period, limit: SHOWN_FIRST },
  });
  // The list of orders says the same.
  if (list.status === 'ready' && list.items.length === 0) return null;
  return (
    <Section aria-label={t('things')}>
      <Heading>{t('things')}</Heading>
      <SumList label={t('things')} list={list} keyOf={({ id }) => id}>
        {({ id, title, image, total, order_count }) => (
          <SumRow
            picture={<Thumbnail picture={image} size={40} />}
            name={title}
            to={`${rentalOrdersPath(id)}?${kept}`}
            notes={[t('orders_counted', { count: order_count })]}
            total={total}
          />
        )}
      </SumList>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

const Heading = styled.h2`
  font: ${type.title3};
`;
