import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import { MapPinned } from 'lucide-react';
import styled from 'styled-components';
import { getCourierPosition } from '@karavan/shared-api/client/delivery-positions';
import type { CourierPosition } from '@karavan/shared-api/contract/delivery-positions';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT, withMapTexts } from './translation.ts';

/** Couriers tell no more often where they are. In milliseconds. */
const EVERY = 10_000;

interface CourierOnMapProps {
  readonly orderId: number;
  /** Where it is brought to. */
  readonly address: string;
}

type Moved = (to: CourierPosition) => void;

/** Where the courier is, for as long as they share it; nothing otherwise. */
export const CourierOnMap = withMapTexts(Position);

function Position({ orderId, address }: CourierOnMapProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { overlays } = useShell();
  const { data, dataUpdatedAt } = useEndpoint(
    getCourierPosition,
    { params: { id: orderId } },
    { refetchInterval: EVERY },
  );
  const position = data?.position ?? null;
  const moved = useRef<Moved>(undefined);
  const tell = useEffectEvent((to: CourierPosition) => moved.current?.(to));
  useEffect(() => {
    if (position) tell(position);
  }, [position]);
  const [follow] = useState(() => (listener: Moved) => {
    moved.current = listener;
    return () => {
      moved.current = undefined;
    };
  });
  if (!position) return null;
  const { latitude, longitude, at } = position;
  return (
    <>
      <Muted>
        {t('on_the_way')}, <RelativeTime date={at} locale={locale} now={dataUpdatedAt} />
      </Muted>
      <Button
        kind="secondary"
        wide
        icon={<MapPinned size={20} />}
        onClick={() =>
          void overlays.open('map', { latitude, longitude, title: t('courier'), address, follow })
        }
      >
        {t('show')}
      </Button>
    </>
  );
}

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
