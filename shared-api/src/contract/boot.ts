import type { Locale } from './locales.ts';
import type { Region } from './regions.ts';
import type { ServedHeader, ShellTexts } from './served-chrome.ts';
import type { PageEntry, Registry, ReleaseFiles } from './remotes.ts';

/**
 * What the server puts into every page as a JSON block, so that the shell can start without a
 * request.
 */
export interface BootData {
  readonly mode: 'demo' | 'production';
  readonly locale: Locale;
  /** The region of the request, derived from its IP address. */
  readonly region: Region | null;
  /** Without the previous releases; `GET /registry.json` has them when a remote fails. */
  readonly registry: Registry;
  /** What the remote of this page consists of, by its id; the others are asked for. Absent from older servers. */
  readonly files?: Readonly<Record<string, ReleaseFiles>>;
  /** sha384 of the shell's own scripts, by absolute path. */
  readonly shellIntegrity: Readonly<Record<string, string>>;
  /**
   * Where a developer's local build of the shell is served from, which has no hashes; null without
   * one.
   */
  readonly localShell: string | null;
  /** Whether the shell registers the service worker; one that runs goes otherwise. Absent from older servers. */
  readonly worker?: boolean;
  /** What this visitor looks at before everybody: a previewed release, or a channel. */
  readonly trial: string | null;
  /** The row of this address, if its page is still to be built. */
  readonly awaited: PageEntry | null;
  /** The shell's own texts in the language of the page; null if the release has none for the document. */
  readonly texts: ShellTexts | null;
  /** The first screen that is already in `#page`, and the data it was rendered from. */
  readonly island: {
    readonly remote: string;
    readonly page: string;
    readonly queries: unknown;
    readonly header: ServedHeader | null;
  } | null;
}

/** Where the service worker stands: at the root, since it answers for every page. */
export const SERVICE_WORKER = '/service-worker.js';

/** Elements of the document that the server creates and the shell fills. */
export const DOCUMENT_IDS = {
  boot: 'karavan-boot',
  chrome: 'karavan-chrome',
  page: 'karavan-page',
  layers: 'karavan-layers',
} as const;
