import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listReleaseLog } from '@karavan/shared-api/client/releases';
import { useEndlessList } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { dateFormat } from '@karavan/shared-ui/intl';
import { MoreButton } from '@karavan/shared-ui/more-button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonRow } from '@karavan/shared-ui/skeleton';
import { EmptyState, LoadFailure } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Who has released what; the words are those of the command line, as engineers know them. */
export function ReleaseLog() {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const log = useEndlessList(listReleaseLog, {});
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Panel aria-labelledby="release-log">
      <Title id="release-log">{t('release_log')}</Title>
      {log.status === 'loading' && <SkeletonRow />}
      {log.status === 'error' && <LoadFailure error={log.error} retry={log.retry} />}
      {log.status === 'ready' && log.items.length === 0 && <EmptyState title={t('log_empty')} />}
      <Entries>
        {log.items.map(({ id, at, by, action, package: name, from, to, percent, reason }) => (
          <li key={id}>
            <Muted>
              <time dateTime={at}>{time.format(new Date(at))}</time> · {by}
            </Muted>
            <span>
              {name}: {action} {[from, to].filter((version) => version !== null).join(' → ')}
              {percent !== null && ` · ${formatPercent(String(percent), locale)}`}
            </span>
            {reason !== '' && <q>{reason}</q>}
          </li>
        ))}
      </Entries>
      <MoreButton list={log} />
    </Panel>
  );
}

const Title = styled.h2`
  font: ${type.label};
`;

const Entries = styled.ol`
  display: grid;
  gap: ${space[3]};
  font: ${type.second};

  li {
    display: grid;
  }
`;

const Muted = styled.span`
  color: ${color.textMuted};
`;
