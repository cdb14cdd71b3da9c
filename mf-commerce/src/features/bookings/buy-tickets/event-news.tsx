import styled from 'styled-components';
import type { ItemDetail, ItemEvent } from '@karavan/shared-api/contract/items';
import { Link } from '@karavan/shared-api/router';
import { Banner } from '@karavan/shared-ui/banner';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useWhen } from '../shared/use-when.ts';
import { useT } from '../translation.ts';

interface EventNewsProps {
  readonly item: ItemDetail;
  readonly event: ItemEvent;
}

/** That an event was cancelled or moved, and the other dates of its series. */
export function EventNews({ item, event }: EventNewsProps) {
  const t = useT();
  const when = useWhen(item.time_zone);
  const { cancelled, moved_from, dates = [] } = event;
  const others = dates.filter(({ item_id }) => item_id !== item.id);
  return (
    <>
      {cancelled && (
        <Banner tone="warning">
          <strong>{t('event_cancelled')}</strong>
          {cancelled.reason !== '' && <p>{cancelled.reason}</p>}
        </Banner>
      )}
      {moved_from && (
        <Banner>
          <strong>{t('event_moved')}</strong>
          <p>
            {t('event_was')} <s>{`${when(moved_from.starts_at)}, ${moved_from.place}`}</s>
          </p>
        </Banner>
      )}
      {others.length > 0 && (
        <nav aria-label={t('other_dates')}>
          <Label>{t('other_dates')}</Label>
          <Dates>
            {others.map(({ item_id, starts_at }) => (
              <li key={item_id}>
                <Link to={`/p/${item_id}`}>{when(starts_at)}</Link>
              </li>
            ))}
          </Dates>
        </nav>
      )}
    </>
  );
}

const Label = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Dates = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};

  a {
    color: ${color.accentStrong};
    font: ${type.label};
  }
`;
