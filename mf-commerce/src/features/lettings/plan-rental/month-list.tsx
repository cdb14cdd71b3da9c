import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { unblockRental } from '@karavan/shared-api/client/rental-terms';
import type { RentalBlock, RentalMonth } from '@karavan/shared-api/contract/rental-terms';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { formatPeriod } from '../../../shared/wall-time.ts';
import { reasonName } from '../shared/reason-name.ts';
import { refreshRental } from '../../../shared/refresh-rental.ts';
import { useT } from '../translation.ts';

interface MonthListProps {
  readonly organizationId: number;
  readonly month: RentalMonth;
}

/** The bookings and blocked days of a month, one below the other. */
export function MonthList({ organizationId, month }: MonthListProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { bookings, blocks } = month;
  return (
    <Part aria-labelledby="in-month">
      <h2 id="in-month">{t('in_month')}</h2>
      {bookings.length + blocks.length === 0 ? (
        <Muted>{t('month_free')}</Muted>
      ) : (
        <List>
          {bookings.map(({ order_id, from, to }) => (
            <li key={`booking ${order_id}`}>
              <Way to={receiptPath({ kind: 'rent', id: order_id })}>
                {t('booking', { number: order_id })}
              </Way>
              <Muted>{formatPeriod(from, to, locale, 'short')}</Muted>
            </li>
          ))}
          {blocks.map((block) => (
            <li key={`block ${block.id}`}>
              <Blocked organizationId={organizationId} block={block} />
            </li>
          ))}
        </List>
      )}
    </Part>
  );
}

interface BlockedProps {
  readonly organizationId: number;
  readonly block: RentalBlock;
}

function Blocked({ organizationId, block }: BlockedProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { dialogs } = useShell();
  const { id, from, to, pieces, reason, note } = block;
  const dates = formatPeriod(from, to, locale, 'short');
  const { send, isPending } = useWrite(unblockRental, {
    done: t('unblocked'),
    onSuccess: (_answer, _input, queries) => refreshRental(queries),
  });

  async function askAndOpen(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('unblock_question'),
      text: dates,
      okLabel: t('unblock'),
    });
    if (isSure) await send({ params: { id: organizationId, block: id } });
  }

  return (
    <Line>
      <Words>
        <span>{[t(reasonName(reason)), note].filter(Boolean).join(': ')}</span>
        <Muted>{[dates, pieces > 1 && `× ${pieces}`].filter(Boolean).join(' ')}</Muted>
      </Words>
      {reason !== 'calendar' && (
        <Button
          kind="secondary"
          size="small"
          loading={isPending}
          aria-label={t('unblock_of', { dates })}
          onClick={() => void askAndOpen()}
        >
          {t('unblock')}
        </Button>
      )}
    </Line>
  );
}

const Part = styled(Panel)`
  h2 {
    font: ${type.title3};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Way = styled(Link)`
  color: ${color.accentStrong};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
