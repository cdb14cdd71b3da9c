import { useMemo, useState } from 'react';
import { History, KeyRound, Smartphone } from 'lucide-react';
import {
  deactivateAllDevices,
  deactivateDevice,
  listDevices,
} from '@karavan/shared-api/client/accounts';
import type { SESSION_LIFETIMES_DAYS } from '@karavan/shared-api/contract/limits';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import type { ShellServices } from '../../shell-services.ts';
import { Heading, Hint, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { PasskeysSection } from '../passkeys/passkeys-section.tsx';
import { ProveForPasskey } from '../passkeys/prove-for-passkey.tsx';
import { DeviceRow } from './device-row.tsx';
import { Lifetime, ProveForLifetime } from './lifetime.tsx';

type Days = (typeof SESSION_LIFETIMES_DAYS)[number];

/**
 * /profile/devices: where the person is signed in; each session can be ended, or all others at
 * once.
 */
export function Page({ services }: { readonly services: ShellServices }) {
  const { dialogs, store } = services;
  const t = useT();
  useDevicesHeader(services);
  const devices = useEndpoint(listDevices, {});
  const ending = useWrite(
    (which: number | 'all') =>
      which === 'all'
        ? request(deactivateAllDevices, {})
        : request(deactivateDevice, { params: { id: which } }),
    { onSuccess: () => void devices.refetch() },
  );
  const [wantedDays, setWantedDays] = useState<Days | null>(null);
  const [isAddingPasskey, setAddingPasskey] = useState(false);
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

  if (isAddingPasskey) {
    const leave = () => setAddingPasskey(false);
    return (
      <Sheet>
        <ProveForPasskey onAdded={leave} onCancel={leave} />
      </Sheet>
    );
  }

  return (
    <Sheet>
      <Heading data-title>{t('devices_title')}</Heading>
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
      <PasskeysSection services={services} onProofWanted={() => setAddingPasskey(true)} />
    </Sheet>
  );
}

/** What else there is to see and to do about who signs in as this person. */
function useDevicesHeader({ menu, overlays }: ShellServices): void {
  const t = useT();
  const navigate = useNavigate();
  const keepScrollbar = useIsWide();
  useHeader(
    useMemo(() => {
      const lead = (path: string) => () => void navigate(path);
      const items = [
        {
          label: t('auth_history'),
          icon: <History size={22} />,
          run: () => void overlays.open('auth_history', {}),
        },
        {
          label: t('link_password'),
          icon: <KeyRound size={22} />,
          run: lead('/profile/edit-password'),
        },
        {
          label: t('link_number'),
          icon: <Smartphone size={22} />,
          run: lead('/profile/edit-auth/number'),
        },
      ];
      const title = t('devices_more');
      const run = () => menu.open({ title, items, keepScrollbar });
      return {
        title: t('devices_title'),
        backTo: '/profile',
        actions: [{ kind: 'menu', label: title, run }],
      };
    }, [t, navigate, menu, overlays, keepScrollbar]),
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
