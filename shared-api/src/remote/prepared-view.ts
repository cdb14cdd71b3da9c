import type { ReactElement } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@karavan/shared-api/client';
import type { PageParams } from './shell-api.ts';

/** What a page may read before it renders, in the browser and on the server. */
export interface PrefetchContext {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly params: PageParams;
  readonly search: URLSearchParams;
}

/** A view whose code is loaded, so that it renders without waiting. */
export interface PreparedView {
  /** Changes exactly when a different component has to be rendered. */
  readonly key: string;
  readonly prefetch?: (context: Omit<PrefetchContext, 'params'>) => Promise<unknown>;
  render(): ReactElement;
}
