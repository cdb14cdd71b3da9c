import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import * as endpoints from '@karavan/shared-api/client/rental-terms';
import {
  addRentalCalendar,
  type ForeignCalendar,
  type RentalCalendars,
} from '@karavan/shared-api/contract/rental-terms';
import { useForm, withFormTexts } from '@karavan/shared-api/form';
import { endpointKey, request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { formatPeriod, formatRecent } from '../../../shared/wall-time.ts';
import { refreshRental } from '../../../shared/refresh-rental.ts';
import { useT } from '../translation.ts';

interface OtherCalendarsProps {
  readonly organizationId: number;
  readonly itemId: number;
  readonly timeZone: string;
}

/** The calendar of a rental for other sites, and the calendars of others that it follows. */
export const OtherCalendars = withFormTexts(Loaded, <SkeletonCard />);

function Loaded(props: OtherCalendarsProps) {
  const t = useT();
  const params = { id: props.organizationId, item: props.itemId };
  const calendars = useEndpoint(endpoints.getRentalCalendars, { params });
  return (
    <Part aria-labelledby="other-calendars">
      <h2 id="other-calendars">{t('calendars')}</h2>
      <AsyncView query={calendars} skeleton={<SkeletonCard />}>
        {(data) => (
          <>
            <Feed {...props} feed={data.feed} />
            <h3>{t('follow_title')}</h3>
            {data.calendars.map((calendar) => (
              <Followed key={calendar.id} {...props} calendar={calendar} />
            ))}
            <AddCalendar {...props} />
          </>
        )}
      </AsyncView>
    </Part>
  );
}

function Feed({
  organizationId,
  itemId,
  feed,
}: OtherCalendarsProps & Pick<RentalCalendars, 'feed'>) {
  const t = useT();
  const { dialogs } = useShell();
  const params = { id: organizationId, item: itemId };
  const queryKey = endpointKey(endpoints.getRentalCalendars, 'one', { params });
  const draw = useWrite(() => request(endpoints.openRentalFeed, { params }), {
    onSuccess: (data, _intent, queries) => void queries.setQueryData(queryKey, data),
  });
  const revoke = useWrite(() => request(endpoints.closeRentalFeed, { params }), {
    done: t('feed_revoked'),
    onSuccess: (_data, _intent, queries) => void queries.invalidateQueries({ queryKey }),
  });

  async function askAndRevoke(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('feed_revoke_question'),
      text: t('feed_revoke_text'),
      okLabel: t('feed_revoke'),
      danger: true,
    });
    if (isSure) await revoke.send();
  }

  if (feed === null) {
    return (
      <>
        <Muted>{t('feed_hint')}</Muted>
        <Button kind="secondary" wide loading={draw.isPending} onClick={() => void draw.send()}>
          {t('feed_open')}
        </Button>
      </>
    );
  }
  const address = location.origin + feed;
  return (
    <>
      <Muted>{t('feed_hint')}</Muted>
      <Line>
        <Address>{address}</Address>
        <CopyButton value={address} />
      </Line>
      <Button
        kind="secondary"
        size="small"
        loading={revoke.isPending}
        onClick={() => void askAndRevoke()}
      >
        {t('feed_revoke')}
      </Button>
    </>
  );
}

interface FollowedProps extends OtherCalendarsProps {
  readonly calendar: ForeignCalendar;
}

function Followed({ organizationId, timeZone, calendar }: FollowedProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { dialogs } = useShell();
  const { id, url, checked_at, problem, blocked, conflicts } = calendar;
  const { send, isPending } = useWrite(endpoints.removeRentalCalendar, {
    done: t('calendar_removed'),
    onSuccess: (_data, _input, queries) => refreshRental(queries),
  });

  async function askAndRemove(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('calendar_remove_question'),
      text: t('calendar_remove_text'),
      okLabel: t('calendar_remove'),
      danger: true,
    });
    if (isSure) await send({ params: { id: organizationId, calendar: id } });
  }

  const state =
    checked_at === null
      ? t('calendar_waits')
      : problem === null
        ? t('calendar_read', {
            time: formatRecent(new Date(checked_at), locale, timeZone),
            number: blocked,
          })
        : t(`calendar_problem_${problem}`);
  return (
    <Line>
      <Words>
        <Address>{url}</Address>
        <Muted>{state}</Muted>
        {conflicts.length > 0 && (
          <Muted>
            {t('calendar_conflicts', {
              dates: conflicts
                .map(({ from, to }) => formatPeriod(from, to, locale, 'short'))
                .join('; '),
            })}
          </Muted>
        )}
      </Words>
      <Button
        kind="secondary"
        size="small"
        loading={isPending}
        aria-label={`${t('calendar_remove')}: ${url}`}
        onClick={() => void askAndRemove()}
      >
        {t('calendar_remove')}
      </Button>
    </Line>
  );
}

function AddCalendar({ organizationId, itemId }: OtherCalendarsProps) {
  const t = useT();
  const params = { id: organizationId, item: itemId };
  const form = useForm({
    schema: addRentalCalendar.body,
    initial: { url: '' },
    draft: `rental-calendar:${itemId}`,
    request: (body) => request(endpoints.addRentalCalendar, { params, body }),
    done: t('calendar_added'),
    onSuccess(data, _values, queries) {
      queries.setQueryData(endpointKey(endpoints.getRentalCalendars, 'one', { params }), data);
      form.startOver();
    },
  });
  return (
    <Form {...form.props} aria-label={t('follow_title')}>
      <TextField
        label={t('calendar_url')}
        hint={t('calendar_url_hint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...form.text('url')}
      />
      <Button type="submit" kind="secondary" wide loading={form.isPending}>
        {t('calendar_add')}
      </Button>
    </Form>
  );
}

const Part = styled(Panel)`
  h2 {
    font: ${type.title3};
  }

  h3 {
    font: ${type.label};
  }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`;

const Words = styled.div`
  flex: 1 1 200px;
  min-width: 0;
`;

const Address = styled.p`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  font: ${type.second};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
