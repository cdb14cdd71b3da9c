import { ChevronRight } from 'lucide-react';
import styled from 'styled-components';
import type { StaffEvent } from '@karavan/shared-api/contract/events';
import { Link } from '@karavan/shared-api/router';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, media, radius, space, type } from '@karavan/shared-ui/tokens';
import { eventPath } from '../../../shared/events-paths.ts';
import { useTime } from '../shared/use-time.ts';
import { useT } from '../translation.ts';

interface EventRowProps {
  readonly organizationId: number;
  readonly event: StaffEvent;
}

/** An event in the list of staff: a way to its page. */
export function EventRow({ organizationId, event }: EventRowProps) {
  const t = useT();
  const time = useTime(event.time_zone);
  const { quota, sold, held, guests, admitted } = event;
  return (
    <Row to={eventPath(organizationId, event.id)}>
      <Thumbnail picture={event.image} size={64} />
      <Words>
        <Title>{event.title}</Title>
        <span>{`${time(event.starts_at)}, ${event.place}`}</span>
        <Line>
          {event.status === 'cancelled' && <StatePill tone="negative">{t('cancelled')}</StatePill>}
          {event.item_status === 'draft' && <StatePill tone="active">{t('draft')}</StatePill>}
          {event.item_status === 'archived' && (
            <StatePill tone="negative">{t('archived')}</StatePill>
          )}
          <span>{t('taken_of', { taken: sold + held + guests, quota })}</span>
          {admitted > 0 && <span>{t('in_count', { number: admitted })}</span>}
        </Line>
      </Words>
      <ChevronRight size={18} aria-hidden />
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  margin-bottom: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.surface};

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  gap: 2px;
  min-width: 0;
  font: ${type.second};
  overflow-wrap: anywhere;
`;

const Title = styled.strong`
  font: ${type.label};
`;

const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  color: ${color.textMuted};
`;
