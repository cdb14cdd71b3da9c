import { useEffect, useState } from 'react';
import { LogIn, LogOut, ScanLine } from 'lucide-react';
import styled from 'styled-components';
import type { AttendanceStatus } from '@karavan/shared-api/contract/attendance';
import { useShell } from '@karavan/shared-api/remote';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { OtpField } from '@karavan/shared-ui/otp-field';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';
import { useLength } from '../shared/use-length.ts';
import { timeOf } from '../shared/wall-clock.ts';
import { readCode } from './read-code.ts';
import { useCheck } from './use-check.ts';

interface CheckPanelProps {
  readonly status: AttendanceStatus;
  /** That was scanned on the way here. */
  readonly code: string | null;
}

/** One large button to come or to go, and the code of the screen as the other way. */
export function CheckPanel({ status, code: scanned }: CheckPanelProps) {
  const t = useT();
  const { overlays } = useShell();
  const check = useCheck(status);
  const [digits, setDigits] = useState('');
  const { is_in } = status;
  const label = t(is_in ? 'check_out' : 'check_in');

  async function scan(): Promise<void> {
    const text = await overlays.open('qr_scan', {});
    if (typeof text !== 'string') return;
    const code = readCode(text);
    if (code === null) check.refuseCode();
    else await check.byCode(code);
  }

  return (
    <Panel aria-label={status.organization.title}>
      <Standing status={status} />
      <Large
        wide
        icon={is_in ? <LogOut size={24} aria-hidden /> : <LogIn size={24} aria-hidden />}
        kind={is_in ? 'secondary' : 'primary'}
        loading={check.isPending && !check.isByCode}
        paused={check.isPending}
        onClick={() => void (scanned === null ? check.byPlace() : check.byCode(scanned))}
      >
        {label}
      </Large>
      <Hint>{t(scanned === null ? 'by_place' : 'by_scanned')}</Hint>
      {check.problemAt('place') !== undefined && (
        <Banner tone="warning">{check.problemAt('place')}</Banner>
      )}
      <Or>{t('by_code')}</Or>
      <Button
        kind="secondary"
        wide
        icon={<ScanLine size={20} aria-hidden />}
        paused={check.isPending}
        onClick={() => void scan()}
      >
        {t('scan')}
      </Button>
      <OtpField
        label={t('digits')}
        hint={t('digits_hint')}
        error={check.problemAt('code')}
        value={digits}
        disabled={check.isPending}
        onValueChange={(value) => {
          setDigits(value);
          check.forget();
        }}
        onComplete={(value) => void check.byCode(value).then(() => setDigits(''))}
      />
    </Panel>
  );
}

function Standing({ status }: { readonly status: AttendanceStatus }) {
  const t = useT();
  const length = useLength();
  const { is_in, since, since_wall, today_seconds } = status;
  const elapsed = useElapsed(since);
  return (
    <Line role="status">
      <StatePill tone={is_in ? 'positive' : 'pending'}>{t(is_in ? 'present' : 'absent')}</StatePill>
      <strong>
        {since_wall === null
          ? today_seconds > 0
            ? t('today', { length: length(today_seconds) })
            : t('not_today')
          : t('since', { time: timeOf(since_wall), length: length(elapsed) })}
      </strong>
    </Line>
  );
}

const MINUTE_MS = 60_000;

/** Seconds since a moment, counted on by the minute; none without one. */
function useElapsed(since: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return since === null ? 0 : Math.max(0, (now - Date.parse(since)) / 1000);
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`;

const Large = styled(Button)`
  min-height: 88px;
  font: ${type.title2};
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Or = styled.h2`
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
  font: ${type.label};
`;
