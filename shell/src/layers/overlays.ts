import { atom, type createStore } from 'jotai/vanilla';
import type { OverlayProps, OverlayType } from '@karavan/shared-api/remote';
import { createPath } from '@karavan/shared-api/router';
import type { ShellHistory } from '../navigation/shell-history.ts';

export interface OpenOverlay {
  readonly id: number;
  readonly type: OverlayType;
  readonly props: unknown;
  /** Closes this overlay and those above it; the opener gets the result. */
  close(result?: unknown): void;
}

/** The open overlays, the topmost last. */
export const overlaysAtom = atom<readonly OpenOverlay[]>([]);

export interface Overlays {
  open<T extends OverlayType>(type: T, props: OverlayProps<T>): Promise<unknown>;
}

interface OverlayState {
  readonly overlayDepth?: number;
}

/**
 * The overlay stack. Each overlay owns one history entry, so that the back button closes exactly
 * one. The history is the source of truth: an overlay disappears when its entry is left.
 */
export function createOverlays(
  store: ReturnType<typeof createStore>,
  history: ShellHistory,
): Overlays {
  const results = new Map<number, { resolve(result: unknown): void; result?: unknown }>();
  let lastId = 0;

  const depthOf = () => (history.location.state as OverlayState | null)?.overlayDepth ?? 0;

  history.listen(() => {
    const open = store.get(overlaysAtom);
    const left = open.slice(depthOf());
    if (left.length === 0) return;
    store.set(overlaysAtom, open.slice(0, depthOf()));
    for (const { id } of left.toReversed()) {
      const pending = results.get(id);
      results.delete(id);
      pending?.resolve(pending.result);
    }
  });

  return {
    open(type, props) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        results.set(id, { resolve });
        const depth = store.get(overlaysAtom).length;
        const overlay: OpenOverlay = {
          id,
          type,
          props,
          close(result) {
            const pending = results.get(id);
            if (!pending) return;
            pending.result = result;
            history.go(depth - depthOf());
          },
        };
        store.set(overlaysAtom, (open) => [...open, overlay]);
        // The page below keeps the state in its own entry, such as the step of a form.
        const below = (history.location.state ?? {}) as object;
        history.push(createPath(history.location), { ...below, overlayDepth: depth + 1 });
      });
    },
  };
}
