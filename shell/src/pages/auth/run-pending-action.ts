import { saveItem } from '@karavan/shared-api/client/bookmarks';
import { likeItem } from '@karavan/shared-api/client/likes';
import { followOrganization } from '@karavan/shared-api/client/organizations';
import type { SignInWish } from '@karavan/shared-api/remote';
import { itemInteractions, organizationInteractions } from '@karavan/shared-api/state';
import { takeWish } from '../../session/pending-action.ts';
import type { ShellServices } from '../../shell-services.ts';

type Services = Pick<ShellServices, 'api' | 'i18n' | 'overlays' | 'store' | 'toasts'>;

/** Does what a guest wanted when they were asked to sign in, and says so: they have been elsewhere since. */
export async function carryOutWish(services: Services): Promise<void> {
  const wish = takeWish();
  if (!wish) return;
  const { i18n, overlays, toasts } = services;
  const refusal = await grant(services, wish);
  if (refusal !== null) {
    toasts.show({ kind: 'error', text: refusal });
    return;
  }
  const t = i18n.getFixedT(null, 'shell-pages');
  toasts.show({
    kind: 'success',
    text: t(`wish_${wish.act}`),
    ...(wish.act === 'save' && {
      action: {
        label: t('wish_choose_folder'),
        run: () => void overlays.open('add_folder', { itemId: wish.id }),
      },
    }),
  });
}

function grant({ api, store }: Services, { act, id }: SignInWish): Promise<string | null> {
  const input = { params: { id } };
  switch (act) {
    case 'like':
      return itemInteractions.submit(store, id, { is_liked: true }, () =>
        api.call(likeItem, input),
      );
    case 'save':
      return itemInteractions.submit(store, id, { is_saved: true }, () =>
        api.call(saveItem, { ...input, body: {} }),
      );
    case 'follow':
      return organizationInteractions.submit(store, id, { is_following: true }, () =>
        api.call(followOrganization, input),
      );
  }
}
