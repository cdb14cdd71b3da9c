import { useState } from 'react';
import { Plus } from 'lucide-react';
import styled from 'styled-components';
import { listEvents } from '@karavan/shared-api/client/events';
import type { EventFilter } from '@karavan/shared-api/contract/events';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { createEventPath } from '../../../shared/events-paths.ts';
import { useT } from '../translation.ts';
import { EventRow } from './event-row.tsx';

const FILTERS: readonly EventFilter[] = ['coming', 'past', 'cancelled', 'draft'];

interface EventListProps {
  readonly organizationId: number;
  readonly canManage: boolean;
}

export function EventList({ organizationId: id, canManage }: EventListProps) {
  const t = useT();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [filter, setFilter] = useState<EventFilter>('coming');
  const list = useEndlessList(listEvents, { params: { id }, query: { filter } });
  const create = () => void navigate(createEventPath(id));
  const isFirst = filter === 'coming' && canManage;
  return (
    <Root>
      <Tools>
        <ChipRow label={t('filters')}>
          {FILTERS.map((one) => (
            <Chip key={one} pressed={filter === one} onClick={() => setFilter(one)}>
              {t(`filter_${one}`)}
            </Chip>
          ))}
        </ChipRow>
        {canManage && (
          <Button icon={<Plus size={20} />} onClick={create}>
            {t('add')}
          </Button>
        )}
      </Tools>
      <EndlessView
        list={list}
        label={t('list')}
        keyOf={(event) => event.id}
        positionKey={`${key} events ${filter}`}
        empty={
          <EmptyState
            scene="booking"
            title={t(`empty_${filter}`)}
            {...(isFirst && { text: t('empty_text') })}
          />
        }
      >
        {(event) => <EventRow organizationId={id} event={event} />}
      </EndlessView>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;
