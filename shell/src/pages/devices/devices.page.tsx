import { useState } from 'react';
import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import {
  deactivateAllDevices,
  deactivateDevice,
  listDevices,
} from '@karavan/shared-api/client/accounts';
import type { Device } from '@karavan/shared-api/contract/accounts';
import { describeDevice } from '@karavan/shared-api/contract/describe-device';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import type { ShellServices } from '../../shell-services.ts';
import { Heading, Hint, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';

/**
 * /profile/devices: where the person is signed in; each session can be ended, or all others at
 * once.
 */
export function Page({ services }: { readonly services: ShellServices }) {
  const { dialogs, overlays } = services;
  const t = useT();
  const devices = useEndpoint(listDevices, {});
  const ending = useWrite(
    (which: number | 'all') =>
      which === 'all'
        ? request(deactivateAllDevices, {})
        : request(deactivateDevice, { params: { id: which } }),
    { onSuccess: () => void devices.refetch() },
  );
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

interface DeviceRowProps {
  readonly device: Device;
  readonly isBusy: boolean;
  onEnd(): void;
}

function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const Icon = device.platform === 'web' ? MonitorSmartphone : Smartphone;
  return (
    <Row>
      <Icon size={24} aria-hidden />
      <Text>
        <Name>{describeDevice(device.device) ?? t('device_unknown')}</Name>
        <Detail>
          {device.is_current ? (
            t('device_current')
          ) : (
            <RelativeTime date={device.last_used_at} locale={locale} now={now} />
          )}
          {device.location && ` · ${device.location}`}
        </Detail>
      </Text>
      {!device.is_current && (
        <Button kind="quiet" loading={isBusy} onClick={onEnd}>
          {t('device_end_ok')}
        </Button>
      )}
    </Row>
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

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 64px;
  border-bottom: 1px solid ${color.border};
`;

const Text = styled.div`
  flex: 1;
  min-width: 0;
`;

const Name = styled.p`
  font-weight: ${weight.medium};
`;

const Detail = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
