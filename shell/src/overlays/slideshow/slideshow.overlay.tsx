import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import Lightbox, { type ControllerRef } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Inline from 'yet-another-react-lightbox/plugins/inline';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import type { OverlayComponentProps } from '@karavan/shared-api/remote';
import { useUiText } from '@karavan/shared-ui/ui-text';
import { Video } from '@karavan/shared-ui/video';
import { useT } from '../translation.ts';
import { slidesOf } from './slides.ts';

/**
 * Pictures and videos on a dark ground: browsed by swiping, the arrow keys or the buttons; pictures are
 * enlarged by two fingers, a double press or the wheel.
 */
export function Overlay({
  props: { title = '', start, ...props },
  close,
}: OverlayComponentProps<'slideshow'>) {
  const t = useUiText();
  const own = useT();
  const controller = useRef<ControllerRef>(null);
  useEffect(() => controller.current?.focus(), []);
  const slides = slidesOf({ title, ...props });
  return (
    // The lightbox keeps Escape to itself, although it is part of a dialog here.
    <Ground onKeyDownCapture={({ key }) => key === 'Escape' && close()}>
      <h1 className="visually-hidden">{title || own('slideshow_title')}</h1>
      <Lightbox
        plugins={[Inline, Counter, Zoom]}
        index={start}
        slides={slides}
        labels={{
          Previous: t('previous'),
          Next: t('next'),
          'Photo gallery': title,
          '{index} of {total}': '{index} / {total}',
          Carousel: '',
          Slide: '',
        }}
        carousel={{ finite: slides.length === 1, padding: 0 }}
        controller={{ ref: controller }}
        zoom={{ scrollToZoom: true, maxZoomPixelRatio: 3 }}
        toolbar={{ buttons: [] }}
        render={{
          slide: ({ slide }) =>
            slide.type === 'own-video' && (
              <Place>
                <Video video={slide.video} title={title} />
              </Place>
            ),
          buttonZoom: () => null,
          ...(slides.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
        }}
      />
    </Ground>
  );
}

/** Pictures are looked at in the dark, whatever the scheme of the page. */
const Ground = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: #000;
  color: #fff;
  color-scheme: dark;
`;

/** As large as fits on the screen at 4:3. */
const Place = styled.div`
  width: min(100%, 133dvh);
`;
