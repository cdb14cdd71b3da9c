import { CameraOff } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '@karavan/shared-ui/button';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { useCamera } from './use-camera.ts';

/**
 * The camera's picture with a frame for the code; says in its place why there is no picture, so that nothing moves below a
 * finger when the camera turns out to be off.
 */
export function CameraView({ onText }: { readonly onText: (text: string) => void }) {
  const t = useT();
  const { video, state, retry } = useCamera(onText);
  const isOff = state === 'refused' || state === 'missing';
  return (
    <View>
      <Video ref={video} muted playsInline aria-label={t('scan_camera')} hidden={isOff} />
      {!isOff && <Frame aria-hidden />}
      {isOff && (
        <Off role="status">
          <CameraOff size={32} aria-hidden />
          <p>{t(state === 'refused' ? 'scan_refused' : 'scan_no_camera')}</p>
          <Button kind="secondary" size="small" onClick={retry}>
            {t('try_again')}
          </Button>
        </Off>
      )}
    </View>
  );
}

const View = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  /* Large words may make it higher. */
  min-height: min(90vw, 50vh);
  overflow: hidden;
  border-radius: ${radius.large};
  background: ${color.surfaceSunken};
`;

const Video = styled.video`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;

  &[hidden] {
    display: none;
  }
`;

const Frame = styled.span`
  position: absolute;
  aspect-ratio: 1;
  height: 70%;
  border: 3px solid ${color.onFill};
  border-radius: ${radius.large};
  /* Darkens everything outside the frame. */
  box-shadow: 0 0 0 100vmax ${color.scrim};
`;

const Off = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[5]};
  color: ${color.textMuted};
  text-align: center;
`;
