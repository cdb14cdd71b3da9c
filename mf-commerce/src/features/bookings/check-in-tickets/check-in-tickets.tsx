import { useEffect, useRef } from 'react';
import { useAtomValue } from 'jotai';
import { drawIdempotencyKey } from '@karavan/shared-api/client';
import { getItem } from '@karavan/shared-api/client/items';
import { activateTicket } from '@karavan/shared-api/client/tickets';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Column } from '@karavan/shared-ui/column';
import { dateFormat } from '@karavan/shared-ui/intl';
import { Panel } from '@karavan/shared-ui/product/panel';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { EmptyState } from '@karavan/shared-ui/states';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';

/** At the entrance of an event: checks in the bearer of a scanned ticket, once. */
export function CheckInTickets({ eventId }: { readonly eventId: number }) {
  const t = useT();
  const commerce = useCommerceT();
  const { header } = useShell();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const secret = hash.slice(1);
  const item = useEndpoint(getItem, { params: { id: eventId } });
  useEffect(() => header.set({ title: t('event_activation'), backTo: '/scan' }), [header, t]);
  return (
    <Column>
      <h1 className="visually-hidden">{t('event_activation')}</h1>
      {secret === '' ? (
        <EmptyState
          scene="booking"
          title={t('ticket_no_code')}
          text={commerce('cart_no_code_text')}
          action={{ label: commerce('scan_title'), run: () => void navigate('/scan') }}
        />
      ) : (
        <AsyncView query={item} skeleton={<PageSkeleton />}>
          {(data) => <AtDoor key={secret} item={data} secret={secret} />}
        </AsyncView>
      )}
    </Column>
  );
}

function AtDoor({ item, secret }: { readonly item: ItemDetail; readonly secret: string }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const navigate = useNavigate();
  const admission = useWrite(activateTicket, {
    // A refusal replaces the button; without an answer the button stays.
    failed: ({ status }) => (status === 0 ? undefined : null),
  });
  // One key per scan: pressing again after a lost answer checks in the same person.
  const nonce = useRef(drawIdempotencyKey());
  const time = (moment: string) =>
    dateFormat(locale, {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: item.time_zone,
    }).format(new Date(moment));

  const next = { label: t('next_ticket'), run: () => void navigate('/scan', { replace: true }) };
  if (admission.data) {
    const { client, size, activated_at, extras = [] } = admission.data;
    const due = extras.map(({ name, quantity }) => `${name} × ${quantity}`);
    return (
      <div role="status">
        <EmptyState
          scene="done"
          title={t('let_in')}
          text={[client, size, time(activated_at), ...due].filter(Boolean).join(', ')}
          action={next}
        />
      </div>
    );
  }
  const { error } = admission;
  if (error && error.status !== 0) {
    const usedAt = (error.body as { activated_at?: string } | undefined)?.activated_at;
    return (
      <div role="alert">
        <EmptyState
          scene="refused"
          title={error.status === 404 ? t('ticket_unknown') : error.message}
          {...(usedAt !== undefined && { text: time(usedAt) })}
          action={next}
        />
      </div>
    );
  }
  return (
    <Panel>
      <h2>{item.name}</h2>
      {item.event && <p>{`${time(item.event.starts_at)}, ${item.event.place}`}</p>}
      <Button
        wide
        loading={admission.isPending}
        onClick={() =>
          void admission.send({
            params: { id: item.organization.id },
            body: { secret, nonce: nonce.current },
          })
        }
      >
        {t('action_let_in')}
      </Button>
    </Panel>
  );
}
