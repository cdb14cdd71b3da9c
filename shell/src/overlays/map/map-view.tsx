import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import { MapPin, Minus, Plus } from 'lucide-react';
import styled from 'styled-components';
import { localeAtom } from '@karavan/shared-api/state';
import { IconButton } from '@karavan/shared-ui/icon-button';
import { Skeleton } from '@karavan/shared-ui/skeleton';
import { color, radius, shadow, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { DrawnMapHandle, Sight } from './draw-map.ts';
import type { Point } from './point.ts';
import type { Sign } from './signs.ts';

interface MapViewProps {
  /** What the map shows, for screen readers. */
  readonly label: string;
  /** Another one moves the map there. */
  readonly center: Point;
  /** Streets by default. */
  readonly zoom?: number;
  /** The pin stays in the middle while the map moves below it; otherwise it stays at its place. */
  readonly isPicking?: boolean;
  /** The corners of a ring that is drawn, and changes. */
  readonly ring?: readonly Point[];
  /** Other places that are marked; the map begins with all of them in sight. */
  readonly stops?: readonly Point[];
  /** What can be pressed on the map instead of one pin; pressed, it may bring the map nearer. */
  readonly signs?: readonly MapSign[];
  /** Told all the way, and last where the map rests. */
  onMove?(center: Point, isMoving: boolean): void;
  onSight?(sight: Sight): void;
}

export interface MapSign extends Omit<Sign, 'press'> {
  press(approach: (levels: number) => void): void;
}

const STREETS = 13.5;

/** A map that is moved with fingers, mouse and keys. Where it cannot be drawn, the page says so in words. */
export function MapView({
  label,
  center,
  zoom = STREETS,
  isPicking = false,
  ring,
  stops = [],
  signs,
  onMove,
  onSight,
}: MapViewProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<DrawnMapHandle | null>(null);
  const [credits, setCredits] = useState('');
  const [phase, setPhase] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  const moved = useEffectEvent((to: Point, isMoving: boolean) => onMove?.(to, isMoving));
  const seen = useEffectEvent((sight: Sight) => onSight?.(sight));
  const start = useEffectEvent(async () => {
    const { drawMap } = await import(/* webpackChunkName: "map" */ './draw-map.ts');
    return drawMap({
      container: place.current!,
      label,
      locale,
      center,
      zoom,
      hasPin: !isPicking && signs === undefined,
      hasRing: ring !== undefined,
      stops,
      onLoad: setCredits,
      onMove: moved,
      onSight: seen,
    });
  });
  const showRing = useEffectEvent(() => ring && drawn.current?.showRing(ring));
  useEffect(() => {
    let isGone = false;
    start().then(
      (handle) => {
        if (isGone) return handle.remove();
        drawn.current = handle;
        showRing();
        setPhase('drawn');
      },
      (error: unknown) => {
        console.warn('No map', error);
        if (!isGone) setPhase('failed');
      },
    );
    return () => {
      isGone = true;
      drawn.current?.remove();
      drawn.current = null;
    };
  }, [locale]);

  const { latitude, longitude } = center;
  useEffect(() => {
    drawn.current?.moveTo({ latitude, longitude });
  }, [latitude, longitude]);

  useEffect(() => showRing(), [ring]);

  const showSigns = useEffectEvent(() =>
    drawn.current?.showSigns(
      (signs ?? []).map((sign) => ({
        ...sign,
        press: () => sign.press((levels) => drawn.current?.approach(sign, levels)),
      })),
    ),
  );
  useEffect(() => showSigns(), [signs, phase]);

  if (phase === 'failed') return <Failed role="status">{t('map_failed')}</Failed>;
  return (
    <Frame>
      <Canvas ref={place} />
      {phase === 'drawing' && <Waiting />}
      {isPicking && phase === 'drawn' && (
        <Pin>
          <MapPin size={40} aria-hidden />
        </Pin>
      )}
      {phase === 'drawn' && (
        <Zoom>
          <IconButton
            kind="floating"
            label={t('zoom_in')}
            icon={<Plus size={22} />}
            onClick={() => drawn.current?.zoomBy(1)}
          />
          <IconButton
            kind="floating"
            label={t('zoom_out')}
            icon={<Minus size={22} />}
            onClick={() => drawn.current?.zoomBy(-1)}
          />
        </Zoom>
      )}
      {credits && <Credits>{credits}</Credits>}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  width: 100%;
  height: 100%;
  overflow: hidden;
  background: ${color.surfaceSunken};
`;

/** What MapLibre makes in it has no style of its own here. */
const Canvas = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;

  canvas {
    position: absolute;
    inset: 0;
    touch-action: none;
    cursor: grab;

    &:focus-visible {
      outline: 3px solid ${color.focus};
      outline-offset: -3px;
    }
  }

  .map-sign {
    min-width: ${size.touch};
    min-height: ${size.touch};
    padding: 0 ${space[2]};
    border: 3px solid ${color.surface};
    border-radius: ${radius.full};
    background: ${color.text};
    box-shadow: ${shadow.card};
    color: ${color.surface};
    font: ${type.label};
    cursor: pointer;
  }

  .map-place {
    min-width: 28px;
    min-height: 28px;
    padding: 0;
    background: ${color.red};
  }

  .map-sign:focus-visible {
    outline: 3px solid ${color.focus};
  }

  .maplibregl-marker {
    position: absolute;
    top: 0;
    left: 0;
  }
`;

const Waiting = styled(Skeleton)`
  position: absolute;
  inset: 0;
  height: 100%;
`;

const Pin = styled.span`
  position: absolute;
  top: 50%;
  left: 50%;
  transform: translate(-50%, -100%);
  pointer-events: none;
  color: ${color.red};

  svg {
    display: block;
    fill: currentcolor;
    stroke: ${color.surface};
  }
`;

const Zoom = styled.div`
  position: absolute;
  right: ${space[3]};
  bottom: ${space[5]};
  display: grid;
  gap: ${space[2]};
`;

const Credits = styled.small`
  position: absolute;
  bottom: 2px;
  left: ${space[2]};
  color: ${color.textMuted};
  font: ${type.caption};
`;

const Failed = styled.p`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${space[5]};
  background: ${color.surfaceSunken};
  color: ${color.textMuted};
  text-align: center;
`;
