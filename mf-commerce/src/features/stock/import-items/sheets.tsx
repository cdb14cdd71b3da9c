import styled from 'styled-components';
import { listItemImports } from '@karavan/shared-api/client/item-imports';
import { useEndlessList } from '@karavan/shared-api/query';
import { useSearchParams } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { DownloadSheets } from './download-sheets.tsx';
import { PastImport } from './past-import.tsx';
import { SendSheet } from './send-sheet.tsx';
import { ViewImport } from './view-import.tsx';

/** The sheet that was sent last, and those before it. */
export function Sheets({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  // A reload goes on with the same sheet.
  const [params, setParams] = useSearchParams();
  const shown = Number(params.get('sheet'));
  const show = (sheet: number) => setParams({ sheet: String(sheet) }, { replace: true });
  const past = useEndlessList(listItemImports, { params: { id } });
  return (
    <Root>
      <DownloadSheets organizationId={id} />
      <SendSheet organizationId={id} onSent={show} />
      {shown > 0 && <ViewImport key={shown} organizationId={id} importId={shown} />}
      <h2>{t('import_past')}</h2>
      <EndlessView
        list={past}
        label={t('import_past')}
        keyOf={(sheet) => sheet.id}
        gap={8}
        positionKey={`item-imports-${id}`}
        empty={<EmptyState scene="calm" title={t('import_past_empty')} text={t('import_text')} />}
      >
        {(sheet) => <PastImport sheet={sheet} onShow={() => show(sheet.id)} />}
      </EndlessView>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  max-width: 760px;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  h2 {
    font: ${type.label};
  }
`;
