import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { previewRelease } from '@karavan/shared-api/client/releases';
import { useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { dateFormat, numberFormat } from '@karavan/shared-ui/intl';
import { StatePill, type PillTone } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import type { Move } from './move-forms.tsx';
import type { ShownRelease, Standing } from './packages.ts';

const TONES: Readonly<Record<Standing, PillTone>> = {
  live: 'positive',
  canary: 'active',
  previous: 'pending',
  ready: 'pending',
  faulty: 'negative',
  blocked: 'negative',
};

interface ReleaseRowProps {
  readonly shown: ShownRelease;
  /** Steps that a canary has before it. */
  readonly plan: readonly number[] | null;
  readonly moves: readonly Move[];
  onMove(move: Move): void;
}

/** One release: what it is to visitors, how it does, and what can be done with it. */
export function ReleaseRow({ shown, plan, moves, onMove }: ReleaseRowProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const preview = useWrite(previewRelease);
  const { release, standing, share, figures } = shown;
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  const number = numberFormat(locale);
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const url = preview.data?.url;
  return (
    <Row>
      <Head>
        <Version>{release.version}</Version>
        <StatePill tone={TONES[standing]}>{t(`standing_${standing}`)}</StatePill>
      </Head>
      <Facts>
        {share !== null && <li>{t('share', { percent: percent.format(share / 100) })}</li>}
        {figures && (
          <li>
            {t('failure_rate', {
              rate: percent.format(figures.failures / Math.max(figures.visits, 1)),
              failures: number.format(figures.failures),
              visits: number.format(figures.visits),
            })}
          </li>
        )}
        {figures && figures.slow > 0 && (
          <li>{t('slow_visits', { slow: number.format(figures.slow) })}</li>
        )}
        {plan && <li>{t('next_steps', { steps: [...plan, 100].join(', ') })}</li>}
        <li>
          {t('uploaded', { by: release.signer ?? '—' })}{' '}
          <time dateTime={release.uploaded_at}>{time.format(new Date(release.uploaded_at))}</time>
        </li>
        {release.problems.map((problem) => (
          <Problem key={problem}>{problem}</Problem>
        ))}
      </Facts>
      <Buttons>
        {moves.map((move) => (
          <Button
            key={move}
            size="small"
            kind={move === 'rollback' ? 'primary' : 'secondary'}
            onClick={() => onMove(move)}
          >
            {t(`move_${move}`)}
          </Button>
        ))}
        {standing === 'ready' && url === undefined && (
          <Button
            size="small"
            kind="secondary"
            loading={preview.isPending}
            onClick={() =>
              void preview.send({ body: { package: release.package, version: release.version } })
            }
          >
            {t('preview')}
          </Button>
        )}
      </Buttons>
      {url !== undefined && (
        <PreviewLink>
          <a href={url}>{t('preview_open')}</a>
          <CopyButton value={url} />
        </PreviewLink>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.border};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`;

const Version = styled.h3`
  font: ${type.labelSmall};
  font-variant-numeric: tabular-nums;
`;

const Facts = styled.ul`
  display: grid;
  gap: ${space[1]};
  color: ${color.textMuted};
  font: ${type.second};
`;

const Problem = styled.li`
  color: ${color.danger};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const PreviewLink = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
`;
