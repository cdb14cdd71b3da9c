import styled from 'styled-components';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { space, type } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { useT } from '../../../shared/translation.ts';
import { withTillTexts } from '../translation.ts';
import { Scanner } from './scanner.tsx';

function Overlay({ close }: OverlayComponentProps<'qr_scan'>) {
  const t = useT();
  return (
    <Column>
      <Heading>{t('scan_title')}</Heading>
      <Scanner onText={close} isUnknown={false} />
    </Column>
  );
}

/** Overlay `qr_scan`: resolves with the text of a code, or the text typed instead. */
export const ScanForText = withTillTexts(Overlay);

const Heading = styled.h1`
  /* Leaves room for the close button. */
  padding: ${space[3]} ${space[8]} 0 0;
  font: ${type.title2};
`;
