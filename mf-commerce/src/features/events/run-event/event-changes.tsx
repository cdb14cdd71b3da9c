import styled from 'styled-components';
import type { EventRun } from '@karavan/shared-api/contract/events';
import { Banner } from '@karavan/shared-ui/banner';
import { EmptyState } from '@karavan/shared-ui/states';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useTime } from '../shared/use-time.ts';
import { useT } from '../translation.ts';

/** That an event was moved or cancelled, whether everybody knows, and how far the money has gone back. */
export function EventChanges({ run }: { readonly run: EventRun }) {
  const t = useT();
  const time = useTime(run.time_zone);
  const { refunds, changes } = run;
  if (changes.length === 0) return <EmptyState scene="booking" title={t('no_changes')} />;
  return (
    <Root>
      {refunds && (
        <Banner tone={refunds.odd > 0 ? 'warning' : 'info'}>
          <p>
            {t('refunds', { done: refunds.done, total: refunds.total })}
            {refunds.odd > 0 && ` ${t('refunds_odd', { number: refunds.odd })}`}
          </p>
        </Banner>
      )}
      <List>
        {changes.map((change) => (
          <Panel as="li" key={change.id}>
            <strong>{t(`change_${change.kind}`)}</strong>
            {change.kind === 'moved' && (
              <span>
                {t('was')} {`${time(change.old_starts_at)}, ${change.old_place}`}
              </span>
            )}
            {change.reason !== '' && <span>{change.reason}</span>}
            <Muted>
              {[change.by, time(change.created_at), t(change.is_told ? 'told' : 'telling')]
                .filter(Boolean)
                .join(' · ')}
            </Muted>
          </Panel>
        ))}
      </List>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
`;
