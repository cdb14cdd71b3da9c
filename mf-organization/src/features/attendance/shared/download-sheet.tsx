import { useState } from 'react';
import { FileSpreadsheet } from 'lucide-react';
import { downloadAttendance, downloadOwnAttendance } from '@karavan/shared-api/client/attendance';
import { useApi } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { saveFile } from '@karavan/shared-ui/save-file';
import { useT } from './translation.ts';

interface DownloadSheetProps {
  /** Of a whole staff, or the person's own membership. */
  readonly of: { readonly organizationId: number } | { readonly membershipId: number };
  /** `YYYY-MM` */
  readonly month: string;
}

/** Saves a month as an Excel workbook. */
export function DownloadSheet({ of, month }: DownloadSheetProps) {
  const t = useT();
  const api = useApi();
  const { toasts } = useShell();
  const [isLoading, setIsLoading] = useState(false);

  async function download(): Promise<void> {
    setIsLoading(true);
    const query = { month };
    const result =
      'organizationId' in of
        ? await api.download(downloadAttendance, { params: { id: of.organizationId }, query })
        : await api.download(downloadOwnAttendance, { params: { id: of.membershipId }, query });
    setIsLoading(false);
    if (result.ok) saveFile(result.data, `attendance-${month}.xlsx`);
    else toasts.show({ kind: 'error', text: result.error.message });
  }

  return (
    <Button
      kind="secondary"
      size="small"
      icon={<FileSpreadsheet size={20} aria-hidden />}
      loading={isLoading}
      onClick={() => void download()}
    >
      {t('download')}
    </Button>
  );
}
