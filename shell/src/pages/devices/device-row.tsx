import { useState } from 'react';
import { MonitorSmartphone, Smartphone } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Device } from '@karavan/shared-api/contract/accounts';
import { describeDevice } from '@karavan/shared-api/contract/describe-device';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

interface DeviceRowProps {
  readonly device: Device;
  readonly isBusy: boolean;
  onEnd(): void;
}

/** A session: where it is, when it was used, and its end. */
export function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
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
