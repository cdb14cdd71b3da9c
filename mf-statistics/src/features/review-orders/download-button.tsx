import { useState } from 'react';
import { FileSpreadsheet } from 'lucide-react';
import { useApi } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { saveFile } from '@karavan/shared-ui/save-file';
import { useT } from './figure-texts.ts';
import type { DaySpan } from './period.ts';

type Api = ReturnType<typeof useApi>;

interface DownloadButtonProps {
  /** What the workbook is called, before its days. */
  readonly name: string;
  readonly period: DaySpan;
  load(api: Api): ReturnType<Api['download']>;
}

/** Saves what is shown as an Excel workbook. */
export function DownloadButton({ name, period, load }: DownloadButtonProps) {
  const t = useT();
  const api = useApi();
  const { toasts } = useShell();
  const [isLoading, setIsLoading] = useState(false);

  async function download(): Promise<void> {
    setIsLoading(true);
    const result = await load(api);
    setIsLoading(false);
    if (!result.ok) toasts.show({ kind: 'error', text: result.error.message });
    else if (result.data.size === 0) toasts.show({ kind: 'error', text: t('no_file') });
    else saveFile(result.data, `${name}-${period.from}-${period.to}.xlsx`);
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
