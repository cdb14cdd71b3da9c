import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { getDelivery } from '@karavan/shared-api/client/delivery';
import {
  reportDeliveryPosition,
  shareDeliveryPosition,
} from '@karavan/shared-api/client/delivery-positions';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { endpointKey, updateAnswer, useApi, useWrite } from '@karavan/shared-api/query';
import { Switch } from '@karavan/shared-ui/switch';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** More often nobody needs to know. In milliseconds. */
const EVERY = 10_000;

/** The courier decides, for each delivery, whether its client sees where they are. */
export function SharePosition({ delivery }: { readonly delivery: CourierDelivery }) {
  const t = useT();
  const { id, transaction_id, shares_position: isShared } = delivery;
  const [isDenied, setDenied] = useState(false);
  const input = { params: { id: transaction_id } };
  const write = useWrite(shareDeliveryPosition, {
    optimistic: ({ body }, queries) =>
      updateAnswer(queries, getDelivery, input, (before) => ({
        ...before,
        shares_position: body.is_shared,
      })),
    onSettled: (_input, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(getDelivery, 'one', input) }),
  });
  // Before the server knows that it is shared, it takes no position.
  useReports(isShared && !write.isPending ? id : null, () => setDenied(true));
  return (
    <div>
      <Switch
        checked={isShared}
        onChange={({ target }) =>
          void write.send({ params: { id }, body: { is_shared: target.checked } })
        }
      >
        {t('share')}
      </Switch>
      <Muted role={isDenied ? 'alert' : undefined}>
        {isDenied ? t('share_denied') : t('share_text')}
      </Muted>
    </div>
  );
}

/**
 * Tells where the device is for as long as the page is open. A device that rests says so once only: what the server
 * has not taken is told again.
 */
function useReports(deliveryId: number | null, onDenied: () => void): void {
  const api = useApi();
  const denied = useEffectEvent(onDenied);
  const report = useEffectEvent(async (id: number, { coords }: GeolocationPosition) => {
    const { latitude, longitude } = coords;
    const body = { latitude, longitude };
    return (await api.call(reportDeliveryPosition, { params: { id }, body })).ok;
  });
  useEffect(() => {
    if (deliveryId === null) return undefined;
    let untold: GeolocationPosition | undefined;
    let isResting = false;
    let isOver = false;
    let rest: ReturnType<typeof setTimeout> | undefined;
    async function tell(id: number): Promise<void> {
      if (isResting || isOver || !untold) return;
      isResting = true;
      const told = untold;
      untold = undefined;
      if (!(await report(id, told))) untold ??= told;
      rest = setTimeout(() => {
        isResting = false;
        void tell(id);
      }, EVERY);
    }
    const watch = navigator.geolocation.watchPosition(
      (position) => {
        untold = position;
        void tell(deliveryId);
      },
      () => denied(),
      { enableHighAccuracy: true, maximumAge: EVERY },
    );
    return () => {
      isOver = true;
      clearTimeout(rest);
      navigator.geolocation.clearWatch(watch);
    };
  }, [deliveryId]);
}

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
