import { LoadFailure, type LoadFailureTexts } from '@karavan/shared-ui/states';
import type { ReactNode } from 'react';

/** The part of a query that determines what is shown. */
interface AsyncData<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  /** `paused` while the request waits for the device to be online. */
  readonly fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch(): unknown;
}

interface AsyncViewProps<T> {
  readonly query: AsyncData<T>;
  /** Has the shape of the content being loaded. */
  readonly skeleton: ReactNode;
  readonly failure?: LoadFailureTexts;
  readonly children: (data: T) => ReactNode;
}

/**
 * Shows loading, why it cannot be shown, or the content; existing data stays when a refresh fails.
 */
export function AsyncView<T>({ query, skeleton, failure, children }: AsyncViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null && query.fetchStatus !== 'paused') return skeleton;
  return <LoadFailure {...failure} error={query.error} retry={() => void query.refetch()} />;
}
