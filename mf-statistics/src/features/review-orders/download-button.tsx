import { useState } from 'react';
import { FileSpreadsheet } from 'lucide-react';
import { downloadOrderStatistics } from '@karavan/shared-api/client/statistics';
import type { OrderKind } from '@karavan/shared-api/contract/order-states';
import { useApi } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { saveFile } from '@karavan/shared-ui/save-file';
import { useT } from '../../shared/translation.ts';
import { KINDS } from './order-kinds.ts';
import type { DaySpan } from './period.ts';

interface DownloadButtonProps {
  readonly organizationId: number;
  readonly kind: OrderKind;
  readonly period: DaySpan;
}

/** Saves all orders of the period as an Excel workbook. */
export function DownloadButton({ organizationId, kind, period }: DownloadButtonProps) {
  const t = useT();
  const api = useApi();
  const { toasts } = useShell();
  const [isLoading, setIsLoading] = useState(false);

  async function download(): Promise<void> {
    setIsLoading(true);
    const result = await api.download(downloadOrderStatistics, {
      params: { id: organizationId },
      query: { ...period, kind },
    });
    setIsLoading(false);
    if (!result.ok) toasts.show({ kind: 'error', text: result.error.message });
    else if (result.data.size === 0) toasts.show({ kind: 'error', text: t('no_file') });
    else saveFile(result.data, `${KINDS[kind].file}-${period.from}-${period.to}.xlsx`);
  }

  return (
    <Button
      kind="secondary"
      icon={<FileSpreadsheet size={20} />}
      loading={isLoading}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
