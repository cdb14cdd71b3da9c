import type { MessageLoader } from '@karavan/shared-api/i18n';
import type { Locale } from '../../contract/locales.ts';
import type { PageParams, UiTextProvider } from '../shell-api.ts';

export interface RenderRequest {
  readonly page: string;
  readonly params: PageParams;
  /** Path and query, for example `/home/posts?order_by=price`. */
  readonly url: string;
  readonly locale: Locale;
  /** Calls `/api/v1` of the server that renders, without a socket. */
  readonly fetch: typeof fetch;
}

/** The texts of the design system; whoever builds a remote hands them in. */
export interface UiTextSource {
  readonly UiTextProvider: UiTextProvider;
  readonly messages: MessageLoader;
}
