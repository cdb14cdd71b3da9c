import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { getDelivery } from '@karavan/shared-api/client/delivery';
import {
  reportDeliveryPosition,
  shareDeliveryPosition,
} from '@karavan/shared-api/client/delivery-positions';
import type { CourierDelivery } from '@karavan/shared-api/contract/delivery';
import { endpointKey, useApi, useWrite } from '@karavan/shared-api/query';
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
  const queryKey = endpointKey(getDelivery, 'one', { params: { id: transaction_id } });
  const write = useWrite(shareDeliveryPosition, {
    optimistic({ body }, queries) {
      const before = queries.getQueryData<CourierDelivery>(queryKey);
      queries.setQueryData(queryKey, before && { ...before, shares_position: body.is_shared });
      return () => queries.setQueryData(queryKey, before);
    },
    onSettled: (_input, queries) => void queries.invalidateQueries({ queryKey }),
  });
  useReports(isShared ? id : null, () => setDenied(true));
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

/** Tells where the device is for as long as the page is open. */
function useReports(deliveryId: number | null, onDenied: () => void): void {
  const api = useApi();
  const denied = useEffectEvent(onDenied);
  const report = useEffectEvent((id: number, { coords }: GeolocationPosition) => {
    const { latitude, longitude } = coords;
    // One that is lost is made up for by the next.
    void api.call(reportDeliveryPosition, { params: { id }, body: { latitude, longitude } });
  });
  useEffect(() => {
    if (deliveryId === null) return undefined;
    let last = 0;
    const watch = navigator.geolocation.watchPosition(
      (position) => {
        if (Date.now() - last < EVERY) return;
        last = Date.now();
        report(deliveryId, position);
      },
      () => denied(),
      { enableHighAccuracy: true, maximumAge: EVERY },
    );
    return () => navigator.geolocation.clearWatch(watch);
  }, [deliveryId]);
}

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
