import { useState } from 'react';
import { FileSpreadsheet, FileText } from 'lucide-react';
import styled from 'styled-components';
import { exportItems, exportItemsAsText } from '@karavan/shared-api/client/item-imports';
import { useApi } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { saveFile } from '@karavan/shared-ui/save-file';
import { space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Saves all products as a sheet. */
export function DownloadSheets({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  const api = useApi();
  const { toasts } = useShell();
  const [loading, setLoading] = useState<'xlsx' | 'csv' | null>(null);

  async function download(kind: 'xlsx' | 'csv'): Promise<void> {
    setLoading(kind);
    const input = { params: { id } };
    const result =
      kind === 'xlsx'
        ? await api.download(exportItems, input)
        : await api.download(exportItemsAsText, input);
    setLoading(null);
    if (result.ok) saveFile(result.data, `items.${kind}`);
    else toasts.show({ kind: 'error', text: result.error.message });
  }

  return (
    <Panel aria-label={t('export')}>
      <p>{t('export_text')}</p>
      <Buttons>
        <Button
          size="small"
          kind="secondary"
          icon={<FileSpreadsheet size={18} aria-hidden />}
          loading={loading === 'xlsx'}
          paused={loading !== null}
          onClick={() => void download('xlsx')}
        >
          {t('export_xlsx')}
        </Button>
        <Button
          size="small"
          kind="secondary"
          icon={<FileText size={18} aria-hidden />}
          loading={loading === 'csv'}
          paused={loading !== null}
          onClick={() => void download('csv')}
        >
          {t('export_csv')}
        </Button>
      </Buttons>
    </Panel>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
