import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'jotai';
import { sessionAtom } from '@karavan/shared-api/state';
import { DEFAULT_DEBOUNCE } from '../contract/limits.ts';
import { readDraft, writeDraft, type KeptDraft } from './drafts.ts';
import { hasMoved, isSame, withTyped } from './typed-values.ts';

export interface DraftOptions<V extends object> {
  /** Nothing is stored yet: what the form begins with is nobody's work. */
  readonly isNew: boolean;
  /** Makes kept values fit what is stored by now, for example without what has been deleted. */
  readonly fit: (kept: V) => V;
}

/**
 * What the form shows of a draft: `restored` as it was left; `overtaken` what is stored, as it has changed since, while
 * the draft waits aside; `taken` the draft upon that.
 */
type DraftState = 'restored' | 'overtaken' | 'taken';

interface Opened<V> {
  /** The initial values of the form. */
  readonly start: V;
  readonly state: DraftState | null;
  /** What is not shown: the draft, or, once that is taken, what stood in its place. */
  readonly aside: V | null;
}

interface Draft<V> extends Pick<Opened<V>, 'start' | 'state'> {
  /** @param values what the form shows */
  keep(values: V): void;
  /** Drops everything. */
  forget(): void;
  /** These values have been stored: what waits aside waits on, upon them. */
  settle(sent: V): void;
  /** Drops what waits aside; what the form shows stays. */
  drop(shown: V): void;
  /**
   * Sets aside what the form shows.
   * @returns what it shows from now on
   */
  swap(shown: V): V;
}

/**
 * The unsent values of a form, kept across reloads. When others have changed meanwhile what they were typed over, they
 * take its place only when the person wants it.
 * @param name of the form and of the thing it edits; without one nothing is kept
 */
export function useDraft<V extends object>(
  name: string | undefined,
  stored: V,
  options: DraftOptions<V>,
): Draft<V> {
  const store = useStore();
  const [{ start, state, aside }, setOpened] = useState(() => {
    const kept = name === undefined ? null : readDraft(store, name);
    return kept ? open(kept, stored, options) : closed(stored);
  });
  const saving = useRef<Saving | null>(null);
  const isGone = useRef(false);

  function cancel(): void {
    clearTimeout(saving.current?.timer);
    saving.current = null;
  }

  const owner = () => store.get(sessionAtom)?.user.id;

  function save(): void {
    const waiting = saving.current;
    cancel();
    // Whoever has signed out leaves nothing behind, and nothing to the next person.
    if (!waiting || name === undefined || waiting.owner !== owner()) return;
    writeDraft(store, name, waiting.draft);
  }

  const saveNow = useEffectEvent(save);
  // What was typed in the last two seconds is not lost with the page either.
  useEffect(() => {
    isGone.current = false;
    const saveIfHidden = () => document.visibilityState === 'hidden' && saveNow();
    const saveAtLast = () => saveNow();
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('pagehide', saveAtLast);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('pagehide', saveAtLast);
      saveAtLast();
      isGone.current = true;
    };
  }, []);

  /** @param waiting what is aside */
  function keepBoth(shown: V, waiting: V | null): void {
    cancel();
    // A file that arrives after the form has gone would leave a draft of what was sent.
    if (name === undefined || isGone.current) return;
    const values = isSame(shown, stored) ? null : shown;
    const draft = values || waiting ? { values, over: stored, aside: waiting } : null;
    saving.current = { draft, owner: owner(), timer: setTimeout(save, DEFAULT_DEBOUNCE) };
  }

  function restart(from: V, waiting: V | null): void {
    cancel();
    const draft = waiting && { values: null, over: from, aside: waiting };
    if (name !== undefined) writeDraft(store, name, draft);
    setOpened({ start: from, state: waiting && 'overtaken', aside: waiting });
  }

  const unseen = state === 'overtaken' ? aside : null;

  return {
    start,
    state,
    keep: (shown) => keepBoth(shown, unseen),
    forget: () => restart(stored, null),
    settle(sent) {
      const waiting = unseen && withTyped(sent, unseen, stored);
      restart(sent, waiting && !isSame(waiting, sent) ? waiting : null);
    },
    drop(shown) {
      setOpened({ start, state: null, aside: null });
      keepBoth(shown, null);
    },
    swap(shown) {
      const isTaken = state === 'overtaken';
      const next = isTaken ? withTyped(shown, aside!, stored) : aside!;
      setOpened({ start, state: isTaken ? 'taken' : 'overtaken', aside: shown });
      keepBoth(next, isTaken ? null : shown);
      return next;
    },
  };
}

/** A draft that is written once nothing has been typed for a while. */
interface Saving {
  readonly draft: KeptDraft | null;
  /** Who has typed it; undefined for a guest. */
  readonly owner: number | undefined;
  readonly timer: ReturnType<typeof setTimeout>;
}

const closed = <V>(stored: V): Opened<V> => ({ start: stored, state: null, aside: null });

/** What the form begins with, of what was kept and what is stored by now. */
function open<V extends object>(
  { values, over, aside }: KeptDraft,
  stored: V,
  { isNew, fit }: DraftOptions<V>,
): Opened<V> {
  const earlier = aside ? withTyped(stored, aside, over) : stored;
  const isOvertaken = !isNew && hasMoved(over, stored);
  const shown = isOvertaken || !values ? stored : withTyped(stored, values, over);
  const waiting = isOvertaken && values ? withTyped(earlier, values, over) : earlier;
  if (!isSame(waiting, stored)) {
    return { start: shown, state: 'overtaken', aside: isOvertaken ? fit(waiting) : waiting };
  }
  return isSame(shown, stored) ? closed(stored) : { start: shown, state: 'restored', aside: null };
}
