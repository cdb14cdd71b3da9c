import { useEffect, useState } from 'react';
import { LogIn, LogOut } from 'lucide-react';
import styled from 'styled-components';
import type { AttendanceStatus } from '@karavan/shared-api/contract/attendance';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { lazily } from '@karavan/shared-ui/lazily';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';
import { useLength } from '../shared/use-length.ts';
import { timeOf } from '../shared/wall-clock.ts';
import { useCheck } from './use-check.ts';

/** The boxes of a code are heavy, and the large button is there without them. */
const CodeEntry = lazily(
  async () => (await import(/* webpackChunkName: "code-entry" */ './code-entry.tsx')).CodeEntry,
  <SkeletonRow />,
);

interface CheckPanelProps {
  readonly status: AttendanceStatus;
  /** That was scanned on the way here. */
  readonly code: string | null;
}

/** One large button to come or to go, and the code of the screen as the other way. */
export function CheckPanel({ status, code: scanned }: CheckPanelProps) {
  const t = useT();
  const check = useCheck(status);
  const { is_in } = status;
  const label = t(is_in ? 'check_out' : 'check_in');

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
      <CodeEntry check={check} />
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
