import { useRef } from 'react';
import { FileUp } from 'lucide-react';
import { listItemImports, uploadItemImport } from '@karavan/shared-api/client/item-imports';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { Button } from '@karavan/shared-ui/button';
import { ErrorText } from '@karavan/shared-ui/field-frame';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../translation.ts';

interface SendSheetProps {
  readonly organizationId: number;
  /** It has been checked. */
  onSent(id: number): void;
}

/** Sends a sheet to be checked. */
export function SendSheet({ organizationId: id, onSent }: SendSheetProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const { send, isPending, error } = useWrite(
    (body: FormData) => request(uploadItemImport, { params: { id }, body }),
    {
      failed: (failure) => ('file' in failure.fields ? null : undefined),
      onSuccess(sheet, _body, queries) {
        void queries.invalidateQueries({ queryKey: endpointKey(listItemImports, 'list') });
        onSent(sheet.id);
      },
    },
  );
  return (
    <Panel aria-label={t('import_send')}>
      <p>{t('import_text')}</p>
      <Button
        icon={<FileUp size={20} aria-hidden />}
        loading={isPending}
        onClick={() => input.current?.click()}
      >
        {t('import_send')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('import_file')}
        accept=".xlsx,.csv,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be sent again, corrected.
          target.value = '';
          if (!file) return;
          const body = new FormData();
          body.append('file', file);
          void send(body);
        }}
      />
      {error && 'file' in error.fields && (
        <ErrorText role="alert">{error.fields['file']?.[0]}</ErrorText>
      )}
    </Panel>
  );
}
