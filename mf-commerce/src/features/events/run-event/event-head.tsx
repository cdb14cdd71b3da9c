import { useState } from 'react';
import { CalendarClock, CalendarPlus, CalendarX, Eye, Pencil } from 'lucide-react';
import styled from 'styled-components';
import type { EventRun } from '@karavan/shared-api/contract/events';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Dialog } from '@karavan/shared-ui/dialog';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { editEventPath, eventPath } from '../../../shared/events-paths.ts';
import { OfferMenu } from '../../../shared/offer-menu/lazy-offer-menu.ts';
import { useTime } from '../shared/use-time.ts';
import { useT } from '../translation.ts';
import { ArchiveEvent } from './lazy-archive-event.ts';
import { CancelForm, DatesForm, MoveForm } from './lazy-event-forms.ts';

interface EventHeadProps {
  readonly organizationId: number;
  readonly run: EventRun;
  /** Neither over nor cancelled. */
  readonly isOpen: boolean;
}

type Open = 'move' | 'cancel' | 'dates' | null;

/** What the event is, when and where, and what can be done to it as a whole. */
export function EventHead({ organizationId, run, isOpen }: EventHeadProps) {
  const t = useT();
  const navigate = useNavigate();
  const time = useTime(run.time_zone);
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const form = { organizationId, run, onDone: close };
  const moved = run.changes.find(({ kind }) => kind === 'moved');
  return (
    <Panel>
      <Title>
        <h2>{run.title}</h2>
        {run.status === 'cancelled' && <StatePill tone="negative">{t('cancelled')}</StatePill>}
        {run.item_status === 'draft' && <StatePill tone="active">{t('draft')}</StatePill>}
        {run.item_status === 'archived' && <StatePill tone="negative">{t('archived')}</StatePill>}
      </Title>
      <p>
        {moved && (
          <>
            <s>
              <span className="visually-hidden">{t('was')} </span>
              {time(moved.old_starts_at)}
            </s>{' '}
          </>
        )}
        {`${time(run.starts_at)}, ${run.place}`}
      </p>
      {run.dates.length > 1 && (
        <Dates aria-label={t('dates')}>
          {run.dates.map(({ item_id, starts_at, status }) => (
            <li key={item_id}>
              <Link
                to={eventPath(organizationId, item_id)}
                aria-current={item_id === run.id ? 'page' : undefined}
                data-off={status === 'cancelled' || undefined}
              >
                {time(starts_at)}
                {status === 'cancelled' && (
                  <span className="visually-hidden">{` ${t('cancelled')}`}</span>
                )}
              </Link>
            </li>
          ))}
        </Dates>
      )}
      <Actions>
        {run.item_status === 'published' && (
          <Button
            kind="secondary"
            size="small"
            icon={<Eye size={20} />}
            onClick={() => void navigate(`/p/${run.id}`)}
          >
            {t('open_page')}
          </Button>
        )}
        {run.can_manage && isOpen && (
          <>
            <Button
              kind="secondary"
              size="small"
              icon={<Pencil size={20} />}
              onClick={() => void navigate(editEventPath(organizationId, run.id))}
            >
              {t('edit')}
            </Button>
            <Button
              kind="secondary"
              size="small"
              icon={<CalendarClock size={20} />}
              onClick={() => setOpen('move')}
            >
              {t('move')}
            </Button>
            <Button
              kind="secondary"
              size="small"
              icon={<CalendarPlus size={20} />}
              onClick={() => setOpen('dates')}
            >
              {t('add_dates')}
            </Button>
            <Button
              kind="quiet"
              size="small"
              icon={<CalendarX size={20} />}
              onClick={() => setOpen('cancel')}
            >
              {t('cancel_event')}
            </Button>
          </>
        )}
        {run.can_manage && run.status !== 'cancelled' && (
          <ArchiveEvent
            organizationId={organizationId}
            itemId={run.id}
            isArchived={run.item_status === 'archived'}
          />
        )}
        {run.can_manage && (
          <OfferMenu kind="event" organizationId={organizationId} itemId={run.id} />
        )}
      </Actions>
      <Dialog open={open === 'move'} title={t('move_title')} onClose={close}>
        <MoveForm {...form} />
      </Dialog>
      <Dialog open={open === 'dates'} title={t('dates_title')} onClose={close}>
        <DatesForm {...form} />
      </Dialog>
      <Dialog open={open === 'cancel'} title={t('cancel_title')} onClose={close}>
        <CancelForm {...form} />
      </Dialog>
    </Panel>
  );
}

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  h2 {
    font: ${type.title3};
    overflow-wrap: anywhere;
  }
`;

const Dates = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  a {
    color: ${color.accentStrong};
    font: ${type.second};
  }

  a[aria-current] {
    color: ${color.text};
    font: ${type.label};
  }

  a[data-off] {
    color: ${color.textMuted};
    text-decoration: line-through;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`;
