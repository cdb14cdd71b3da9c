import { updatePartnership } from '@karavan/shared-api/client/partners';
import type { PushPayload } from '@karavan/shared-api/contract/push-payload';
import type { ShellServices } from '../../shell-services.ts';
import type { DeviceTexts } from '../texts.ts';

type Showing = Pick<ShellServices, 'api' | 'events' | 'history' | 'toasts'>;

/**
 * What arrives while the page is open (specification, section 2): somebody has written, or an organization asks to
 * become a partner. Everything else is a number in the navigation.
 */
export function showPush(services: Showing, push: PushPayload, t: DeviceTexts): void {
  const { api, events, history, toasts } = services;
  events.emit('notifications.changed', {});
  const { chat_id: chat, extra_data: request, organization } = push;
  if (chat !== undefined && !history.location.pathname.startsWith('/messenger')) {
    toasts.show({
      kind: 'info',
      text: push.title,
      action: { label: t('push_open'), run: () => history.push(push.url) },
    });
    return;
  }
  if (!request || !organization) return;
  const answer = (status: 'accepted' | 'declined') =>
    void api
      .call(updatePartnership, {
        params: { id: request.own_organization, partnership: request.partnership_id },
        body: { status },
      })
      .then((answered) => {
        events.emit('notifications.changed', {});
        if (!answered.ok) toasts.show({ kind: 'error', text: answered.error.message });
        else if (status === 'accepted') history.push(push.url);
      });
  toasts.show({
    kind: 'partnership',
    organization: {
      title: organization.title,
      image: push.image ?? null,
      address: push.body,
    },
    onAccept: () => answer('accepted'),
    onReject: () => answer('declined'),
  });
}
