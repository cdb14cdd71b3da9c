import { useState } from 'react';
import {
  deactivateAllDevices,
  deactivateDevice,
  listDevices,
} from '@karavan/shared-api/client/accounts';
import type { SESSION_LIFETIMES_DAYS } from '@karavan/shared-api/contract/limits';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import type { ShellServices } from '../../shell-services.ts';
import { Heading, Hint, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { DeviceRow } from './device-row.tsx';
import { Lifetime, ProveForLifetime } from './lifetime.tsx';

type Days = (typeof SESSION_LIFETIMES_DAYS)[number];

/**
 * /profile/devices: where the person is signed in; each session can be ended, or all others at
 * once.
 */
export function Page({ services }: { readonly services: ShellServices }) {
  const { dialogs, overlays, store } = services;
  const t = useT();
  const devices = useEndpoint(listDevices, {});
  const ending = useWrite(
    (which: number | 'all') =>
      which === 'all'
        ? request(deactivateAllDevices, {})
        : request(deactivateDevice, { params: { id: which } }),
    { onSuccess: () => void devices.refetch() },
  );
  const [wantedDays, setWantedDays] = useState<Days | null>(null);
  const here = devices.data?.list.find(({ is_current }) => is_current);
  const isEnding = (which: number | 'all') => ending.isPending && ending.intent === which;

  async function end(which: number | 'all'): Promise<void> {
    const isSure = await dialogs.confirm({
      title: which === 'all' ? t('devices_end_all') : t('device_end'),
      text: which === 'all' ? t('devices_end_all_text') : t('device_end_text'),
      okLabel: t('device_end_ok'),
      danger: true,
    });
    if (isSure) await ending.send(which);
  }

  const lifetime = here && {
    device: here,
    store,
    onProofWanted: setWantedDays,
    onChanged: () => {
      setWantedDays(null);
      void devices.refetch();
    },
  };
  if (lifetime && wantedDays !== null) {
    return (
      <Sheet>
        <ProveForLifetime {...lifetime} days={wantedDays} />
        <Button kind="quiet" wide onClick={() => setWantedDays(null)}>
          {t('device_lifetime_cancel')}
        </Button>
      </Sheet>
    );
  }

  return (
    <Sheet>
      <Heading>{t('devices_title')}</Heading>
      <Hint>{t('devices_hint')}</Hint>
      <AsyncView query={devices} skeleton={<DevicesSkeleton />}>
        {({ list }) => (
          <>
            <ul>
              {list.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isBusy={isEnding(device.id)}
                  onEnd={() => void end(device.id)}
                />
              ))}
            </ul>
            {lifetime && <Lifetime {...lifetime} />}
            {list.length > 1 && (
              <Button
                kind="secondary"
                wide
                loading={isEnding('all')}
                onClick={() => void end('all')}
              >
                {t('devices_end_all')}
              </Button>
            )}
          </>
        )}
      </AsyncView>
      <Button kind="quiet" onClick={() => void overlays.open('auth_history', {})}>
        {t('auth_history')}
      </Button>
    </Sheet>
  );
}

function DevicesSkeleton() {
  return (
    <Loading>
      <Skeleton $height="56px" />
      <Skeleton $height="56px" />
    </Loading>
  );
}
