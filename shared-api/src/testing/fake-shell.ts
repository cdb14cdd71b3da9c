import { createStore } from 'jotai/vanilla';
import { createApiClient } from '@karavan/shared-api/client';
import { createI18n, UI_NAMESPACE, wordsForErrors } from '@karavan/shared-api/i18n';
import {
  createShellEvents,
  type DialogOptions,
  type HeaderState,
  type MenuOptions,
  type ShellApi,
  type PendingAction,
  type ToastOptions,
} from '@karavan/shared-api/remote';
import { createBrowserHistory, type BrowserHistory } from '@karavan/shared-api/router';
import {
  isSignedInAtom,
  localeAtom,
  sessionAtom,
  signIn,
  type Session,
} from '@karavan/shared-api/state';
import { ERROR_WORDS } from '@karavan/shared-ui/error-words';
import uiTexts from '@karavan/shared-ui/locales/ru.json' with { type: 'json' };
import { UiTextProvider } from '@karavan/shared-ui/ui-text';
import { CONTRACT_VERSION } from '../contract/contract-version.ts';
import type { Locale } from '../contract/locales.ts';
import { createFakeRealtime, type FakeRealtime } from './fake-realtime.ts';

export interface FakeShellOptions {
  /** A guest if absent. */
  readonly session?: Session;
  readonly locale?: Locale;
  /** Texts by namespace, in the test's language. */
  readonly messages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The person's answer to every confirmation. */
  readonly confirms?: boolean;
  /** The result of every opened overlay. */
  readonly overlayResult?: unknown;
}

/** The requests that a view has made to its shell. */
export interface ShellRecord {
  readonly toasts: ToastOptions[];
  readonly dialogs: DialogOptions[];
  readonly menus: MenuOptions[];
  readonly overlays: { readonly type: string; readonly props: unknown }[];
  readonly errors: unknown[];
  /** The actions for which a guest was asked to sign in. */
  readonly pendingActions: PendingAction[];
  header: HeaderState | null;
  /** The guards that ask before leaving. */
  readonly guards: Set<() => boolean>;
}

/**
 * A shell for component tests, with a real client, store, texts and history; it records what it
 * would show.
 */
export function createFakeShell({
  session,
  locale = 'ru',
  messages = {},
  confirms = true,
  overlayResult,
}: FakeShellOptions = {}): {
  readonly shell: ShellApi;
  readonly record: ShellRecord;
  readonly history: BrowserHistory;
  readonly sockets: FakeRealtime;
} {
  const record: ShellRecord = {
    toasts: [],
    dialogs: [],
    menus: [],
    overlays: [],
    errors: [],
    pendingActions: [],
    header: null,
    guards: new Set(),
  };
  const store = createStore();
  store.set(localeAtom, locale);
  if (session) signIn(store, session);
  const i18n = createI18n({ locale });
  for (const [namespace, texts] of Object.entries(messages)) {
    i18n.addResourceBundle(locale, namespace, texts);
  }
  i18n.addResourceBundle(locale, UI_NAMESPACE, uiTexts);
  const history = createBrowserHistory({ v5Compat: true });
  const sockets = createFakeRealtime();
  const shell: ShellApi = {
    contract: CONTRACT_VERSION,
    navigator: history,
    store,
    api: createApiClient({
      baseUrl: `${location.origin}/api/v1`,
      readContext: () => ({ locale, token: store.get(sessionAtom)?.token }),
      wordsFor: wordsForErrors(i18n, ERROR_WORDS),
    }),
    i18n,
    menu: { open: (menu) => void record.menus.push(menu) },
    overlays: {
      open: async (type, props) => {
        record.overlays.push({ type, props });
        return overlayResult;
      },
    },
    toasts: { show: (toast) => void record.toasts.push(toast) },
    dialogs: {
      confirm: async (dialog) => {
        record.dialogs.push(dialog);
        return confirms;
      },
      alert: async (dialog) => void record.dialogs.push(dialog),
    },
    header: {
      set: (header) => {
        record.header = header;
      },
    },
    leaving: {
      guard(hasUnsaved) {
        record.guards.add(hasUnsaved);
        return () => void record.guards.delete(hasUnsaved);
      },
    },
    events: createShellEvents(),
    realtime: sockets.realtime,
    UiTextProvider,
    requireSignIn: async (action) => {
      const isSignedIn = store.get(isSignedInAtom);
      if (action && !isSignedIn) record.pendingActions.push(action);
      return isSignedIn;
    },
    telemetry: { error: (error) => void record.errors.push(error) },
    signal: new AbortController().signal,
  };
  return { shell, record, history, sockets };
}

/** Presses the action of a toast. */
export function pressToast(toast: ToastOptions | undefined): void {
  if (!toast || !('action' in toast) || !toast.action) throw new Error('The toast has no action');
  toast.action.run();
}
