import { useState } from 'react';
import { FileSpreadsheet, Plus } from 'lucide-react';
import styled from 'styled-components';
import { downloadDoor, listDoor } from '@karavan/shared-api/client/events';
import type { DoorEntry, EventRun } from '@karavan/shared-api/contract/events';
import { useApi, useEndlessList } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Dialog } from '@karavan/shared-ui/dialog';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { saveFile } from '@karavan/shared-ui/save-file';
import { SettlingField } from '@karavan/shared-ui/settling-field';
import { EmptyState } from '@karavan/shared-ui/states';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { DoorRow } from './door-row.tsx';
import { GuestForm } from './lazy-event-forms.ts';

interface DoorListProps {
  readonly organizationId: number;
  readonly run: EventRun;
  readonly kind: DoorEntry['kind'];
  readonly canAdmit: boolean;
  /** Neither over nor cancelled. */
  readonly isOpen: boolean;
}

/** Whoever is to be let in: bearers of tickets, or guests. */
export function DoorList({ organizationId, run, kind, canAdmit, isOpen }: DoorListProps) {
  const t = useT();
  const api = useApi();
  const { toasts } = useShell();
  const { key } = useLocation();
  const [isAdding, setIsAdding] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const [search, setSearch] = useState('');
  const params = { id: organizationId, item: run.id };
  const list = useEndlessList(listDoor, {
    params,
    query: { kind, ...(search !== '' && { search }) },
  });

  async function download(): Promise<void> {
    setIsLoading(true);
    const result = await api.download(downloadDoor, { params });
    setIsLoading(false);
    if (result.ok) saveFile(result.data, `door-${run.id}.xlsx`);
    else toasts.show({ kind: 'error', text: result.error.message });
  }

  return (
    <Root>
      <Tools>
        <Find role="search">
          <SettlingField label={t('find')} value={search} onSettle={setSearch} />
        </Find>
        {kind === 'guest' && isOpen && run.can_manage && (
          <Button icon={<Plus size={20} />} onClick={() => setIsAdding(true)}>
            {t('guest_add')}
          </Button>
        )}
        <Button
          kind="secondary"
          icon={<FileSpreadsheet size={20} aria-hidden />}
          loading={isLoading}
          onClick={() => void download()}
        >
          {t('download')}
        </Button>
      </Tools>
      <EndlessView
        list={list}
        label={t(kind === 'ticket' ? 'door' : 'guests')}
        keyOf={(entry) => entry.id}
        positionKey={`${key} door ${kind} ${search}`}
        empty={
          <EmptyState
            scene={search === '' ? 'booking' : 'search'}
            title={t(search === '' ? `nobody_${kind}` : 'nobody_found')}
          />
        }
      >
        {(entry) => (
          <DoorRow
            organizationId={organizationId}
            run={run}
            entry={entry}
            canAdmit={canAdmit}
            canRemove={isOpen && run.can_manage}
          />
        )}
      </EndlessView>
      <Dialog open={isAdding} title={t('guest_title')} onClose={() => setIsAdding(false)}>
        <GuestForm organizationId={organizationId} run={run} onDone={() => setIsAdding(false)} />
      </Dialog>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
`;

const Find = styled.div`
  flex: 1 1 200px;
`;
