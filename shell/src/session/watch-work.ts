import type { QueryClient } from '@tanstack/react-query';
import { getMe } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { endpointKey } from '@karavan/shared-api/query';
import type { ShellServices } from '../shell-services.ts';
import type { Caches } from './caches.ts';
import { whileSignedIn } from './while-signed-in.ts';

interface WatchWorkDependencies extends Pick<
  ShellServices,
  'store' | 'realtime' | 'api' | 'toasts' | 'i18n'
> {
  /** Of the shell. */
  readonly queries: QueryClient;
  readonly caches: Pick<Caches, 'askAnew'>;
}

const OWN = { stream: 'unread' } as const;

/**
 * Hears at once where the person has begun or ceased to work, or may do other things: menus and open pages are read
 * anew, and whoever no longer works somewhere is told so, wherever they are.
 */
export function watchWork({
  store,
  realtime,
  api,
  toasts,
  i18n,
  queries,
  caches,
}: WatchWorkDependencies): void {
  const key = endpointKey(getMe, 'one', {});

  async function refresh(organizationId: number): Promise<void> {
    const placeOf = (me: Me | undefined) =>
      me?.organizations.find(({ id }) => id === organizationId);
    const before = placeOf(queries.getQueryData<Me>(key));
    const answer = await api.call(getMe, {});
    if (answer.ok) {
      queries.setQueryData(key, answer.data);
      if (before && !placeOf(answer.data)) {
        const t = i18n.getFixedT(null, 'shell');
        toasts.show({ kind: 'pinned', text: t('work_ended', { title: before.title }) });
      }
    }
    caches.askAnew();
  }

  whileSignedIn(store, () =>
    realtime.subscribe(OWN, 'work.changed', ({ organization_id }) => void refresh(organization_id)),
  );
}
