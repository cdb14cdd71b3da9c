import type { ReactElement } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@karavan/shared-api/client';
import type { PageParams } from './shell-api.ts';

/** What a page may read before it renders, in the browser and on the server alike. */
export interface PrefetchContext {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly params: PageParams;
  readonly search: URLSearchParams;
}

/** A view whose code is in memory, so that it renders without waiting. */
export interface PreparedView {
  /** Changes exactly when another component has to be rendered. */
  readonly key: string;
  readonly prefetch?: (context: Omit<PrefetchContext, 'params'>) => Promise<unknown>;
  render(): ReactElement;
}
