import { getEditedBanner, moveBanner } from '@karavan/shared-api/client/banners';
import type { BannerAction } from '@karavan/shared-api/contract/banners';
import { endpointKey, request, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { refreshBanners } from './refresh-banners.ts';
import { useT } from './translation.ts';

interface Move {
  readonly banner: number;
  readonly action: BannerAction;
}

/** Puts banners of an organization away, which the toast takes back, and brings them back. */
export function useMoveBanner(organizationId: number) {
  const t = useT();
  const { toasts } = useShell();
  const { send, isPending, intent } = useWrite(
    ({ banner, action }: Move) =>
      request(moveBanner, { params: { id: organizationId, banner }, body: { action } }),
    {
      onSuccess(moved, { banner, action }, queries) {
        refreshBanners(queries);
        const of = { params: { id: organizationId, banner } };
        queries.setQueryData(endpointKey(getEditedBanner, 'one', of), moved);
        toasts.show(
          action === 'archive'
            ? {
                kind: 'info',
                text: t('archived'),
                action: { label: t('undo'), run: () => void send({ banner, action: 'restore' }) },
              }
            : { kind: 'success', text: t('restored') },
        );
      },
    },
  );
  return { move: send, isPending, intent };
}
