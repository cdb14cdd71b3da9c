import type { Locale } from './locales.ts';
import type { Region } from './regions.ts';
import type { Registry } from './remotes.ts';

/** What the server puts into every page as a JSON block, so that the shell starts without asking. */
export interface BootData {
  readonly mode: 'demo' | 'production';
  readonly locale: Locale;
  /** Where the request came from, as far as its address tells. */
  readonly region: Region | null;
  /** Without the previous releases; `GET /registry.json` has them when a remote fails. */
  readonly registry: Registry;
  /** sha384 of the shell's own scripts, by absolute path. */
  readonly shellIntegrity: Readonly<Record<string, string>>;
  /** Where a developer's own build of the shell is served from, which has no hashes; null without one. */
  readonly localShell: string | null;
  /** The first screen that stands in `#page` already, and the data it was rendered from. */
  readonly island: {
    readonly remote: string;
    readonly page: string;
    readonly queries: unknown;
  } | null;
}

/** Elements of the document that the server lays out and the shell fills. */
export const DOCUMENT_IDS = {
  boot: 'karavan-boot',
  chrome: 'karavan-chrome',
  page: 'karavan-page',
  layers: 'karavan-layers',
} as const;
