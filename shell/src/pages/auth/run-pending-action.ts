import { saveItem } from '@karavan/shared-api/client/bookmarks';
import { likeItem } from '@karavan/shared-api/client/likes';
import { followOrganization } from '@karavan/shared-api/client/organizations';
import type { PendingAction } from '@karavan/shared-api/remote';
import { itemInteractions, organizationInteractions } from '@karavan/shared-api/state';
import { takePendingAction } from '../../session/pending-action.ts';
import type { ShellServices } from '../../shell-services.ts';

type Services = Pick<ShellServices, 'api' | 'i18n' | 'overlays' | 'store' | 'toasts'>;

/**
 * Runs the action for which a guest was asked to sign in, and confirms it: the sign-in took them
 * elsewhere.
 */
export async function runPendingAction(services: Services): Promise<void> {
  const action = takePendingAction();
  if (!action) return;
  const { i18n, overlays, toasts } = services;
  const refusal = await perform(services, action);
  if (refusal !== null) {
    toasts.show({ kind: 'error', text: refusal });
    return;
  }
  const t = i18n.getFixedT(null, 'shell-pages');
  toasts.show({
    kind: 'success',
    text: t(`pending_${action.kind}`),
    ...(action.kind === 'save' && {
      action: {
        label: t('pending_choose_folder'),
        run: () => void overlays.open('add_folder', { itemId: action.id }),
      },
    }),
  });
}

function perform({ api, store }: Services, { kind, id }: PendingAction): Promise<string | null> {
  const input = { params: { id } };
  switch (kind) {
    case 'like':
      return itemInteractions.submit(store, id, { is_liked: true }, () =>
        api.call(likeItem, input),
      );
    case 'save':
      return itemInteractions.submit(store, id, { is_saved: true }, () =>
        api.call(saveItem, { ...input, body: {} }),
      );
    case 'follow':
      return organizationInteractions.submit(store, id, {}, () =>
        api.call(followOrganization, input),
      );
  }
}
