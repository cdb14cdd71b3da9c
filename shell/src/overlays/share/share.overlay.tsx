import styled from 'styled-components';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Overlay `share`: the link to a page, to copy, and as a QR code for a device beside this one. */
export function Overlay({ props: { title, path } }: OverlayComponentProps<'share'>) {
  const t = useT();
  const url = new URL(path, location.origin).href;
  return (
    <Root>
      <h1>{title}</h1>
      <QrCode value={url} label={t('share_qr', { title })} />
      <Muted>{t('share_text')}</Muted>
      <Line>
        <Url>{url}</Url>
        <CopyButton value={url} />
      </Line>
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

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: 100%;
  padding-left: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
`;

const Url = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`;
