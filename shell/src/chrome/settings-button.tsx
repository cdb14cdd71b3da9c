import type { ReactNode } from 'react';
import { Settings } from 'lucide-react';
import styled from 'styled-components';
import { radius, size, space } from '@karavan/shared-ui/tokens';
import { Flag } from '@karavan/shared-ui/flag';
import type { ShellServices } from '../shell-services.ts';
import { reportError } from '../telemetry.ts';
import { useShownRegion } from './as-served.ts';
import { useT } from './translation.ts';

interface SettingsButtonProps {
  readonly services: ShellServices;
  /** More of what it opens, in front. */
  readonly children: ReactNode;
}

/** Shows the detected or chosen region, and opens the choice of language, region and currency. */
export function SettingsButton({ services, children }: SettingsButtonProps) {
  const t = useT();
  const region = useShownRegion();
  const open = () =>
    void import(/* webpackChunkName: "layers" */ '../preferences/open-settings.tsx')
      .then(({ openSettings }) => openSettings(services))
      .catch((error: unknown) => reportError(error, { remote: 'shell' }));
  return (
    <Root type="button" onClick={open}>
      <span className="visually-hidden">{t('settings')}</span>
      {children}
      {region && <Flag country={region} />}
      <Settings size={22} aria-hidden />
    </Root>
  );
}

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-width: ${size.touch};
  min-height: ${size.touch};
  padding: 0 ${space[2]};
  border: 0;
  border-radius: ${radius.full};
  background: none;
  cursor: pointer;
`;
