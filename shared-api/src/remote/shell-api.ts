import type { ComponentType, ReactNode } from 'react';
import type { i18n } from 'i18next';
import type { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import type { Realtime } from '@karavan/shared-api/realtime';
import type { Navigator } from '@karavan/shared-api/router';
import type { OverlayProps, OverlayType } from './overlays.ts';
import type { ShellEvents } from './events.ts';

/** What the mobile header shows for the current page; `null` hides it. */
export interface HeaderState {
  readonly title: string;
  /** What the browser calls the page, where that is more than its title. */
  readonly documentTitle?: string;
  readonly verified?: boolean;
  /** Where "back" leads when there is no page to go back to. */
  readonly backTo?: string;
  readonly actions?: readonly HeaderAction[];
}

export interface HeaderAction {
  readonly kind: 'save' | 'next' | 'menu';
  readonly label: string;
  readonly disabled?: boolean;
  run(): void;
}

export type ToastKind = 'info' | 'success' | 'error';

export interface ToastOptions {
  readonly kind: ToastKind;
  readonly text: string;
  /** A link or an undo shown beside the text. */
  readonly action?: { readonly label: string; run(): void };
}

export interface MenuItem {
  readonly label: string;
  /** An icon of 22 px. */
  readonly icon?: ReactNode;
  /** It destroys something. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  run(): void;
}

export interface MenuOptions {
  /** "Settings" in the page's language unless told. */
  readonly title?: string;
  /** The title is then only heard, and the close control stays away. */
  readonly hideHeader?: boolean;
  readonly items: readonly MenuItem[];
}

export interface DialogOptions {
  readonly title: string;
  readonly text?: string;
  readonly okLabel?: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
}

/** What a guest wanted to do when they were asked to sign in, with the id of the item or organization. */
export interface SignInWish {
  readonly act: 'like' | 'save' | 'follow';
  readonly id: number;
}

/**
 * Everything a remote may ask of the shell that hosts it. The shell hands one to every mounted view;
 * `signal` aborts when that view leaves.
 */
export interface ShellApi {
  /** The contract version this shell implements (semver). */
  readonly contract: string;
  /** The one history; a remote renders its `<Router>` with it and never makes its own. */
  readonly navigator: Navigator;
  readonly store: ReturnType<typeof createStore>;
  readonly api: ApiClient;
  readonly i18n: i18n;
  readonly overlays: {
    /** Opens an overlay of any owner on top of the stack; resolves with its result, or undefined when closed. */
    open<T extends OverlayType>(type: T, props: OverlayProps<T>): Promise<unknown>;
  };
  /** The bottom-sheet menu; back closes it, and an item runs once it is closed. */
  readonly menu: { open(menu: MenuOptions): void };
  readonly toasts: { show(toast: ToastOptions): void };
  readonly dialogs: {
    /** Resolves true on OK, false on Cancel, Escape or back. */
    confirm(dialog: DialogOptions): Promise<boolean>;
    alert(dialog: DialogOptions): Promise<void>;
  };
  /**
   * For what only signed-in people can do: resolves true for them. Others are asked to sign in first,
   * and their wish is carried out by the shell once they have, within a quarter of an hour.
   */
  requireSignIn(wish?: SignInWish): Promise<boolean>;
  readonly header: { set(header: HeaderState | null): void };
  readonly leaving: {
    /**
     * While `hasUnsaved` says so, leaving this view asks first: by a link, by back, by closing the
     * overlay or the tab. Returns what takes the guard away.
     */
    guard(hasUnsaved: () => boolean): () => void;
  };
  readonly events: ShellEvents;
  /** The page's sockets, shared by all views; streams are those of the signed-in person. */
  readonly realtime: Realtime;
  /** Gives the shared components the texts that they bring themselves; the texts are the namespace `ui`. */
  readonly UiTextProvider: UiTextProvider;
  readonly telemetry: { error(error: unknown, context: Record<string, string>): void };
  readonly signal: AbortSignal;
}

/** The provider of the design system, which this package does not know. */
export type UiTextProvider = ComponentType<{
  // The design system types its keys; here they pass through.
  readonly texts: never;
  readonly children: ReactNode;
}>;

/** What the shell asks a remote to show: a routed page, or an overlay of the stack. */
export type RemoteView =
  | { readonly kind: 'page'; readonly name: string; readonly params: PageParams }
  | {
      readonly kind: 'overlay';
      readonly type: string;
      readonly props: unknown;
      close(result?: unknown): void;
    };

export type PageParams = Readonly<Record<string, string | undefined>>;
