import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import styled from 'styled-components';
import {
  applyItemImport,
  getItemImport,
  listImportFaults,
  listItemImports,
} from '@karavan/shared-api/client/item-imports';
import type { ItemImport } from '@karavan/shared-api/contract/item-imports';
import {
  endpointKey,
  request,
  useEndlessList,
  useEndpoint,
  useWrite,
} from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { refreshStock } from '../shared/refresh-stock.ts';
import { useT } from '../translation.ts';
import { ImportState } from './import-state.tsx';

/** How often a sheet that is being applied is asked about, in milliseconds. */
const REFRESH = 1000;

interface ViewImportProps {
  readonly organizationId: number;
  readonly importId: number;
}

/** A sheet that was sent: what it would change, what is wrong with it, or how far it is applied. */
export function ViewImport({ organizationId: id, importId }: ViewImportProps) {
  const params = { id, import: importId };
  const sheet = useEndpoint(getItemImport, { params });
  const queries = useQueryClient();
  const status = sheet.data?.status;
  const isApplying = status === 'applying';
  // Asks again only as long as there is something to wait for.
  useEndpoint(
    getItemImport,
    { params },
    { enabled: isApplying, staleTime: 0, refetchInterval: isApplying && REFRESH },
  );
  useEffect(() => {
    if (status !== 'applied') return;
    refreshStock(queries);
    void queries.invalidateQueries({ queryKey: endpointKey(listItemImports, 'list') });
  }, [status, queries]);
  return (
    <AsyncView query={sheet} skeleton={<SkeletonCard />}>
      {(present) => <Sheet organizationId={id} sheet={present} />}
    </AsyncView>
  );
}

interface SheetProps {
  readonly organizationId: number;
  readonly sheet: ItemImport;
}

function Sheet({ organizationId: id, sheet }: SheetProps) {
  const t = useT();
  const { status, row_count: rows, done_count: done } = sheet;
  const apply = useWrite(() => request(applyItemImport, { params: { id, import: sheet.id } }), {
    onSettled(_intent, queries) {
      void queries.invalidateQueries({ queryKey: endpointKey(getItemImport, 'one') });
      void queries.invalidateQueries({ queryKey: endpointKey(listItemImports, 'list') });
    },
  });
  return (
    <Panel aria-label={sheet.file_name}>
      <Head>
        <strong>{sheet.file_name}</strong>
        <ImportState status={status} />
      </Head>
      <p>{t('import_sums', { rows, added: sheet.new_items, changed: sheet.changed_items })}</p>
      {status === 'checked' && sheet.new_items > 0 && <p>{t('import_drafts')}</p>}
      {status === 'checked' && (
        <Button loading={apply.isPending} onClick={() => void apply.send()}>
          {t('import_apply')}
        </Button>
      )}
      {status === 'applying' && (
        <div role="status">
          <p>{t('import_progress', { done, rows })}</p>
          <progress value={done} max={rows} aria-label={t('import_status_applying')} />
        </div>
      )}
      {status === 'failed' && <Banner tone="warning">{t('import_failed_text')}</Banner>}
      {status === 'faulty' && <Faults organizationId={id} sheet={sheet} />}
    </Panel>
  );
}

function Faults({ organizationId: id, sheet }: SheetProps) {
  const t = useT();
  const list = useEndlessList(listImportFaults, { params: { id, import: sheet.id } });
  return (
    <>
      <h2>{t('import_faults', { number: sheet.fault_count })}</h2>
      <EndlessView
        list={list}
        label={t('import_faults', { number: sheet.fault_count })}
        keyOf={(fault) => fault.id}
        positionKey={`import-faults-${sheet.id}`}
        empty={null}
      >
        {({ row, column, text, value }) => (
          <Fault>
            <strong>{t('import_fault_at', { row, column: t(`column_${column}`) })}</strong>
            <span>{text}</span>
            {value !== '' && <code>{value}</code>}
          </Fault>
        )}
      </EndlessView>
    </>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  strong {
    font: ${type.label};
  }
`;

const Fault = styled.div`
  display: grid;
  gap: 2px;
  padding: ${space[2]} 0;
  overflow-wrap: anywhere;

  strong {
    font: ${type.label};
  }

  code {
    color: ${color.textMuted};
  }
`;
