import { useState } from 'react';
import styled from 'styled-components';
import { getDeliveryBoard } from '@karavan/shared-api/client/delivery-board';
import type { BoardState } from '@karavan/shared-api/contract/delivery-board';
import { useEndpoint } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Chip } from '@karavan/shared-ui/chip';
import { SelectField } from '@karavan/shared-ui/select-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { media, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { BoardCard } from './board-card.tsx';
import { Couriers } from './couriers.tsx';

const OWN = { stream: 'unread' } as const;
const STATES = ['open', 'road', 'late'] as const satisfies readonly BoardState[];
/** Time alone makes deliveries late. In milliseconds. */
const AGAIN = 60_000;

/** What a service has still to bring, which of it is late, and who brings it. */
export function Board({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const { realtime } = useShell();
  const [state, setState] = useState<BoardState>();
  const [courier, setCourier] = useState<number>();
  const board = useEndpoint(
    getDeliveryBoard,
    {
      params: { id: organizationId },
      query: { ...(state && { state }), ...(courier !== undefined && { courier }) },
    },
    { refetchInterval: AGAIN, keepPrevious: true },
  );
  useRealtimeEvent(realtime, OWN, 'board.changed', ({ organization_id }) => {
    if (organization_id === organizationId) void board.refetch();
  });
  return (
    <AsyncView query={board} skeleton={<PageSkeleton />}>
      {({ counts, list, couriers }) => (
        <>
          <Chips role="group" aria-label={t('state')}>
            <Chip pressed={state === undefined} onClick={() => setState(undefined)}>
              {t('state_all')}
            </Chip>
            {STATES.map((one) => (
              <Chip key={one} pressed={state === one} onClick={() => setState(one)}>
                {t(`state_${one}`, { count: counts[one] })}
              </Chip>
            ))}
          </Chips>
          <SelectField
            label={t('courier')}
            value={courier === undefined ? '' : String(courier)}
            options={[
              { value: '', label: t('everybody') },
              ...couriers.map(({ id, full_name }) => ({ value: String(id), label: full_name })),
            ]}
            onChange={({ target }) =>
              setCourier(target.value === '' ? undefined : Number(target.value))
            }
          />
          {list.length === 0 ? (
            <EmptyState scene="delivery" title={t('board_empty')} text={t('board_empty_text')} />
          ) : (
            <List aria-label={t('view_board')}>
              {list.map((delivery) => (
                <li key={delivery.id}>
                  <BoardCard
                    organizationId={organizationId}
                    delivery={delivery}
                    couriers={couriers}
                  />
                </li>
              ))}
            </List>
          )}
          <Couriers couriers={couriers} />
        </>
      )}
    </AsyncView>
  );
}

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
  }
`;
