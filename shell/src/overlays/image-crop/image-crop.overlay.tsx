import { useEffect, useState } from 'react';
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import Cropper, { type Area, type Point } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styled from 'styled-components';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Spinner } from '@karavan/shared-ui/spinner';
import { ErrorState } from '@karavan/shared-ui/states';
import { color, size, space, type } from '@karavan/shared-ui/tokens';
import { OverlayPlace } from '../overlay-place.ts';
import { useT } from '../translation.ts';
import { cropPicture, loadPicture } from './crop-picture.ts';

/** Width to height of an organization's banner. */
const STRIP = 3;
const ZOOM_MAX = 5;
/** How far an arrow key moves the picture, in pixels. */
const KEY_STEP = 8;

/** Overlay `image_crop`. */
export const SquareCrop = ({
  props: { file, round = false },
  close,
}: OverlayComponentProps<'image_crop'>) => (
  <Crop file={file} aspect={1} shape={round ? 'round' : 'rect'} close={close} />
);

/** Overlay `image_horizontal_crop`. */
export const StripCrop = ({
  props: { file },
  close,
}: OverlayComponentProps<'image_horizontal_crop'>) => (
  <Crop file={file} aspect={STRIP} shape="rect" close={close} />
);

interface CropProps {
  readonly file: Blob;
  readonly aspect: number;
  readonly shape: 'rect' | 'round';
  close(result?: Blob): void;
}

function Crop({ file, ...rest }: CropProps) {
  const t = useT();
  const picture = usePicture(file);
  const [hasFailed, setHasFailed] = useState(false);
  if (picture === 'broken' || hasFailed) {
    return (
      <OverlayPlace>
        <ErrorState
          title={t('crop_broken')}
          text={t('crop_broken_text')}
          action={{ label: t('crop_cancel'), run: () => rest.close() }}
        />
      </OverlayPlace>
    );
  }
  if (!picture) {
    return (
      <Ground>
        <Waiting>
          <Spinner />
        </Waiting>
      </Ground>
    );
  }
  return <Frame picture={picture} {...rest} onFailure={() => setHasFailed(true)} />;
}

/** The picture once it is unpacked, which takes a moment for one of a camera. */
function usePicture(file: Blob): HTMLImageElement | 'broken' | null {
  const [picture, setPicture] = useState<HTMLImageElement | 'broken' | null>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    let isCurrent = true;
    loadPicture(address).then(
      (loaded) => isCurrent && setPicture(loaded),
      () => isCurrent && setPicture('broken'),
    );
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(address);
    };
  }, [file]);
  return picture;
}

interface FrameProps extends Omit<CropProps, 'file'> {
  readonly picture: HTMLImageElement;
  /** There is no memory for it, or the like. */
  onFailure(): void;
}

/** Moved by a finger, the mouse or the arrow keys; enlarged by two fingers, the wheel or the slider. */
function Frame({ picture, aspect, shape, close, onFailure }: FrameProps) {
  const t = useT();
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [degrees, setDegrees] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [isCutting, setIsCutting] = useState(false);

  function finish(): void {
    if (!area) return;
    setIsCutting(true);
    cropPicture(picture, { area, degrees }).then(close, onFailure);
  }

  return (
    <Ground>
      <h1 className="visually-hidden">{t('crop_title')}</h1>
      <Stage>
        <Cropper
          image={picture.src}
          crop={crop}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          rotation={degrees}
          aspect={aspect}
          cropShape={shape}
          keyboardStep={KEY_STEP}
          disableAutomaticStylesInjection
          cropperProps={{ role: 'group', 'aria-label': t('crop_area') }}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
        />
      </Stage>
      <Tools>
        <Zoom>
          <ZoomOut size={20} aria-hidden />
          <input
            type="range"
            min={1}
            max={ZOOM_MAX}
            step={0.01}
            value={zoom}
            aria-label={t('crop_zoom')}
            onChange={({ target }) => setZoom(Number(target.value))}
          />
          <ZoomIn size={20} aria-hidden />
          <IconButton
            label={t('crop_rotate')}
            icon={<RotateCw size={22} />}
            onClick={() => setDegrees((before) => (before + 90) % 360)}
          />
        </Zoom>
        <Choice>
          <Button kind="secondary" size="large" onClick={() => close()}>
            {t('crop_cancel')}
          </Button>
          <Button size="large" loading={isCutting} disabled={area === null} onClick={finish}>
            {t('crop_done')}
          </Button>
        </Choice>
      </Tools>
    </Ground>
  );
}

/** Pictures are judged in the dark, whatever the scheme of the page. */
const Ground = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  background: #000;
  color: #fff;
`;

const Waiting = styled.div`
  display: grid;
  place-items: center;
`;

const Stage = styled.div`
  position: relative;

  :focus-visible {
    outline: 3px solid ${color.focus};
    outline-offset: -3px;
  }
`;

const Tools = styled.div`
  display: grid;
  gap: ${space[3]};
  width: 100%;
  max-width: 560px;
  margin: 0 auto;
  padding: ${space[3]} ${space[4]} calc(env(safe-area-inset-bottom) + ${space[4]});
  font: ${type.body};
`;

const Zoom = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};

  input {
    flex: 1;
    min-width: 0;
    height: ${size.touch};
    accent-color: #fff;
    cursor: pointer;
  }

  button {
    color: inherit;
  }
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
`;
