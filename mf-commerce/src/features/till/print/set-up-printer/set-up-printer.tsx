import { useEffect } from 'react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { color, type } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PrintWidthControl } from '../shared/print-width-control.tsx';
import { useT } from '../translation.ts';

/** The paper that receipts are printed on. */
export function SetUpPrinter() {
  const t = useT();
  const { header } = useShell();
  useEffect(() => header.set({ title: t('printer_settings'), backTo: '/profile' }), [header, t]);
  return (
    <Column>
      <h1 className="visually-hidden">{t('printer_settings')}</h1>
      <Panel>
        <p>{t('paper_width')}</p>
        <PrintWidthControl />
        <Hint>{t('printer_settings_text')}</Hint>
      </Panel>
    </Column>
  );
}

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
