import { WifiOff } from 'lucide-react';
import styled from 'styled-components';
import { color, fontSize, layer, media, size, space, weight } from '@karavan/shared-ui/tokens';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { useOnline } from '@karavan/shared-ui/use-online';

/** Says below the header that the device is offline, over whatever is shown. */
export function OfflineNotice() {
  const t = useUiText();
  const isOnline = useOnline();
  // The live region stands before its text, so that it is announced.
  return (
    <Place role="status">
      {!isOnline && (
        <>
          <WifiOff size={20} aria-hidden /> {t('offline')}
        </>
      )}
    </Place>
  );
}

const Place = styled.div`
  position: fixed;
  inset: calc(${size.header} + env(safe-area-inset-top)) 0 auto;
  z-index: ${layer.chrome};
  display: flex;
  align-items: center;
  gap: ${space[3]};
  background: ${color.warningSoft};
  color: ${color.warning};
  font-size: ${fontSize.small};
  font-weight: ${weight.medium};

  &:not(:empty) {
    padding: ${space[2]} ${space[4]};
  }

  ${media.wide} {
    left: ${size.rail};
  }
`;
