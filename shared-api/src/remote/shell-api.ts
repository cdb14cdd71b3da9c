import type { ComponentType, ReactNode } from 'react';
import type { i18n } from 'i18next';
import type { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import type { Realtime } from '@karavan/shared-api/realtime';
import type { Navigator } from '@karavan/shared-api/router';
import type { OverlayProps, OverlayType } from './overlays.ts';
import type { ShellEvents } from './events.ts';

/** What the header shows for the current page; null stands for the header of a main page. */
export interface HeaderState {
  readonly title: string;
  /** The document title, when it says more than the header's. */
  readonly documentTitle?: string | undefined;
  readonly verified?: boolean;
  /** Where "back" leads when there is no previous page. */
  readonly backTo?: string;
  readonly actions?: readonly HeaderAction[];
}

export interface HeaderAction {
  readonly kind: 'save' | 'next' | 'menu';
  readonly label: string;
  readonly disabled?: boolean;
  run(): void;
}

/** A brief message; a new one replaces the one before. */
export type ToastOptions =
  | {
      readonly kind: 'info' | 'success' | 'error' | 'pinned';
      readonly text: string;
      /** A link or an undo action beside the text. */
      readonly action?: { readonly label: string; run(): void };
    }
  /** An address is in the clipboard. */
  | { readonly kind: 'copy-link'; readonly url: string }
  /** An organization asks to become a partner. */
  | {
      readonly kind: 'partnership';
      readonly organization: {
        readonly title: string;
        readonly image: string | null;
        readonly address: string;
      };
      onAccept(): void;
      onReject(): void;
    }
  | { readonly kind: 'custom'; readonly content: ReactNode };

export interface MenuItem {
  readonly label: string;
  /** An icon of 22 px. */
  readonly icon?: ReactNode;
  /** The action is destructive. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  run(): void;
}

export interface MenuOptions {
  /** "Settings" in the page's language by default. */
  readonly title?: string;
  /** Hides the title visually and omits the close button. */
  readonly hideHeader?: boolean;
  /** Opens inside this element, which must be positioned, instead of over the whole page. */
  readonly container?: HTMLElement;
  /** Keeps the page behind it scrollable. */
  readonly keepScrollbar?: boolean;
  readonly items: readonly MenuItem[];
}

export interface DialogOptions {
  readonly title: string;
  readonly text?: string;
  readonly okLabel?: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
}

/** What a guest wanted to do when asked to sign in, with the id of the item or organization. */
export interface PendingAction {
  readonly kind: 'like' | 'save' | 'follow';
  readonly id: number;
}

/**
 * Everything a remote may ask of its shell. Every mounted view gets its own; `signal` aborts when
 * that view unmounts.
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
    /**
     * Opens an overlay of any owner on top of the stack; resolves with its result, or undefined
     * when dismissed.
     */
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
   * For what only signed-in people can do: resolves true for them. Guests are asked to sign in
   * first; the shell runs their pending action if they do so within 15 minutes.
   */
  requireSignIn(action?: PendingAction): Promise<boolean>;
  readonly header: { set(header: HeaderState | null): void };
  readonly leaving: {
    /**
     * While `hasUnsaved` returns true, leaving this view asks first: by a link, back, or closing
     * the overlay or the tab. Returns a function that removes the guard.
     */
    guard(hasUnsaved: () => boolean): () => void;
  };
  readonly events: ShellEvents;
  /** The page's sockets, shared by all views; the streams are those of the signed-in person. */
  readonly realtime: Realtime;
  /** Provides the design system's own texts, the namespace `ui`. */
  readonly UiTextProvider: UiTextProvider;
  readonly telemetry: { error(error: unknown, context: Record<string, string>): void };
  readonly signal: AbortSignal;
}

/** The text provider of the design system, which this package does not know. */
export type UiTextProvider = ComponentType<{
  // The design system types its keys; here they are passed through.
  readonly texts: never;
  readonly children: ReactNode;
}>;

/** What the shell asks a remote to show: a routed page or an overlay. */
export type RemoteView =
  | { readonly kind: 'page'; readonly name: string; readonly params: PageParams }
  | {
      readonly kind: 'overlay';
      readonly type: string;
      readonly props: unknown;
      close(result?: unknown): void;
    };

export type PageParams = Readonly<Record<string, string | undefined>>;
