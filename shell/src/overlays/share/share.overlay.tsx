import styled from 'styled-components';
import { useShell, type OverlayComponentProps } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Overlay `share`: the link to a page, to copy, and as a QR code for a device beside this one. */
export function Overlay({ props: { title, path } }: OverlayComponentProps<'share'>) {
  const t = useT();
  const { toasts } = useShell();
  const url = new URL(path, location.origin).href;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(url);
      toasts.show({ kind: 'copy-link', url });
    } catch {
      // The browser may refuse, and without https there is no clipboard: the address can be selected.
      toasts.show({ kind: 'error', text: t('copy_failed') });
    }
  }

  return (
    <Root>
      <h1>{title}</h1>
      <QrCode value={url} label={t('share_qr', { title })} />
      <Muted>{t('share_text')}</Muted>
      <Url>{url}</Url>
      <Button onClick={() => void copy()}>{t('copy_link')}</Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  max-width: 480px;
  margin: 0 auto;
  padding: ${space[8]} ${space[4]} ${space[5]};
  text-align: center;

  h1 {
    font: ${type.title2};
    overflow-wrap: anywhere;
  }
`;

const Muted = styled.p`
  color: ${color.textMuted};
`;

const Url = styled.p`
  overflow-wrap: anywhere;
  user-select: all;
`;
