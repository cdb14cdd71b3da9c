import type { i18n } from 'i18next';
import { createPath, type Navigator, type To } from '@karavan/shared-api/router';
import type { ShellApi } from '@karavan/shared-api/remote';
import type { Dialogs } from '../layers/dialogs.ts';
import type { ShellHistory } from './shell-history.ts';

interface LeavingDependencies {
  readonly history: ShellHistory;
  readonly dialogs: Pick<Dialogs, 'confirm'>;
  readonly i18n: i18n;
}

interface Leaving extends Pick<ShellApi, 'leaving'> {
  /** The history for views: navigation asks about unsaved changes first. */
  readonly navigator: Navigator;
}

/** The position of a view: its page, and the number of overlays open with it. */
interface Standing {
  readonly pathname: string;
  readonly depth: number;
}

interface Guard extends Standing {
  hasUnsaved(): boolean;
}

/**
 * Asks before unsaved changes are lost by following a link, going back, or closing the overlay or
 * the tab. What the shell does itself, such as ending a session, uses the history directly and
 * never asks.
 */
export function createLeaving({ history, dialogs, i18n }: LeavingDependencies): Leaving {
  const guards = new Set<Guard>();
  let isAsking = false;

  const unsavedAt = (to: Standing) =>
    [...guards].some(
      (guard) => (to.pathname !== guard.pathname || to.depth < guard.depth) && guard.hasUnsaved(),
    );

  async function ask(): Promise<boolean> {
    if (isAsking) return false;
    isAsking = true;
    const t = i18n.getFixedT(null, 'shell');
    const isSure = await dialogs.confirm({
      title: t('leave_question'),
      text: t('leave_text'),
      okLabel: t('leave'),
      cancelLabel: t('stay'),
      danger: true,
    });
    isAsking = false;
    if (isSure) guards.clear();
    return isSure;
  }

  function passing(go: (to: To, state?: unknown) => void) {
    return (to: To, state?: unknown) => {
      if (!unsavedAt(standingAt(to, state))) go(to, state);
      else void ask().then((isSure) => isSure && go(to, state));
    };
  }

  history.setGate({ isShut: (to) => unsavedAt(standingAt(to, to.state)), ask });
  addEventListener('beforeunload', (event) => {
    if ([...guards].some((guard) => guard.hasUnsaved())) event.preventDefault();
  });

  return {
    navigator: Object.create(history, {
      push: { value: passing((to, state) => history.push(to, state)) },
      replace: { value: passing((to, state) => history.replace(to, state)) },
    }) as Navigator,
    leaving: {
      guard(hasUnsaved) {
        const guard = { ...standingAt(history.location, history.location.state), hasUnsaved };
        guards.add(guard);
        return () => void guards.delete(guard);
      },
    },
  };
}

function standingAt(to: To, state: unknown): Standing {
  const path = typeof to === 'string' ? to : createPath(to);
  const { overlayDepth = 0 } = (state ?? {}) as { readonly overlayDepth?: number };
  return { pathname: new URL(path, location.href).pathname, depth: overlayDepth };
}
