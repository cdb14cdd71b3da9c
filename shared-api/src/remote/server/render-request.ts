import type { MessageLoader } from '@karavan/shared-api/i18n';
import type { Locale } from '../../contract/locales.ts';
import type { PageParams, UiTextProvider } from '../shell-api.ts';

export interface RenderRequest {
  readonly page: string;
  readonly params: PageParams;
  /** Path and query, for example `/home/posts?order_by=price`. */
  readonly url: string;
  readonly locale: Locale;
  /** That prices are also shown in, ISO 4217. */
  readonly currency: string;
  /** Calls `/api/v1` of the rendering server in process. */
  readonly fetch: typeof fetch;
}

/** The texts of the design system, passed in by the build of a remote. */
export interface UiTextSource {
  readonly UiTextProvider: UiTextProvider;
  readonly messages: MessageLoader;
}
