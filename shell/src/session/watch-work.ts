import type { ShellServices } from '../shell-services.ts';
import type { Caches } from './caches.ts';
import { whileSignedIn } from './while-signed-in.ts';

interface WatchWorkDependencies extends Pick<
  ShellServices,
  'store' | 'realtime' | 'toasts' | 'i18n'
> {
  readonly caches: Pick<Caches, 'askAnew'>;
}

const OWN = { stream: 'unread' } as const;

/**
 * Hears at once where the person has begun or ceased to work, or may do other things: menus and open pages are read
 * anew, and whoever no longer works somewhere is told so, wherever they are.
 */
export function watchWork({ store, realtime, toasts, i18n, caches }: WatchWorkDependencies): void {
  whileSignedIn(store, () =>
    realtime.subscribe(OWN, 'work.changed', ({ title, works_there }) => {
      if (!works_there) {
        const t = i18n.getFixedT(null, 'shell');
        toasts.show({ kind: 'pinned', text: t('work_ended', { title }) });
      }
      caches.askAnew();
    }),
  );
}
