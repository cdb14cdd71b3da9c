import styled from 'styled-components';
import { getAttendanceCode } from '@karavan/shared-api/client/attendance';
import { useEndpoint } from '@karavan/shared-api/query';
import { Panel } from '@karavan/shared-ui/product/panel';
import { QrCode } from '@karavan/shared-ui/qr-code';
import { PageSkeleton, Skeleton } from '@karavan/shared-ui/skeleton';
import { ErrorState } from '@karavan/shared-ui/states';
import { color, type } from '@karavan/shared-ui/tokens';
import { useWakeLock } from '@karavan/shared-ui/use-wake-lock';
import { Managed } from '../../../shared/managed.tsx';
import { attendancePaths } from '../shared/attendance-paths.ts';
import { useT, withAttendanceTexts } from '../shared/translation.ts';

/** A code is accepted for a minute after it was the newest, so being some seconds late does no harm. */
const REFRESH_MS = 15_000;

/** The code that the staff check in and out with, on a screen that stays on. */
export const ShowCode = withAttendanceTexts(Screen, <PageSkeleton />);

function Screen({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  return (
    <Managed
      organizationId={id}
      section="attendance"
      title={t('code_title')}
      backTo={attendancePaths(id).staff}
    >
      {() => <Code organizationId={id} />}
    </Managed>
  );
}

function Code({ organizationId: id }: { readonly organizationId: number }) {
  const t = useT();
  const code = useEndpoint(
    getAttendanceCode,
    { params: { id } },
    { refetchInterval: REFRESH_MS, staleTime: 0 },
  );
  useWakeLock();
  // An old code is of no use, so it is no longer shown.
  if (code.isError) {
    return (
      <ErrorState
        title={t('code_failed')}
        text={t('code_failed_text')}
        action={{ run: () => void code.refetch() }}
      />
    );
  }
  return (
    <Paper aria-label={t('code_title')}>
      {code.data ? (
        <>
          <QrCode
            value={`${location.origin}/attendance?code=${code.data.code}`}
            label={t('code_label')}
            size={320}
          />
          <Digits>
            {code.data.digits.slice(0, 3)} {code.data.digits.slice(3)}
          </Digits>
        </>
      ) : (
        <Skeleton $width="320px" $height="320px" />
      )}
      <p>{t('code_text')}</p>
    </Paper>
  );
}

/** As bright as possible, in the dark scheme too: scanners read it best that way. */
const Paper = styled(Panel)`
  justify-items: center;
  background: ${color.surface};
  color: ${color.text};
  color-scheme: light;
  text-align: center;

  p {
    color: ${color.textMuted};
  }
`;

const Digits = styled.strong`
  font: ${type.title1};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.08em;
`;
