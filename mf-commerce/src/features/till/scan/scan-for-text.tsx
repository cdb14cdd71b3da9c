import styled from 'styled-components';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { space, type } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT, withTillTexts } from '../translation.ts';
import { Scanner } from './scanner.tsx';
import { TypeClient } from './type-client.tsx';
import { TypeCode } from './type-code.tsx';

function Overlay({ props: { title, purpose }, close }: OverlayComponentProps<'qr_scan'>) {
  const t = useT();
  const commerce = useCommerceT();
  return (
    <Column>
      <Heading>{title ?? commerce('scan_title')}</Heading>
      <Scanner onText={close} isUnknown={false}>
        {purpose === 'code' ? (
          <TypeCode hint={t('code_typed_hint')} onText={close} />
        ) : (
          <TypeClient onText={close} />
        )}
      </Scanner>
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
