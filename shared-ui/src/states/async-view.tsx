import type { ReactNode } from 'react';
import { LoadFailure, type LoadFailureTexts } from './load-failure.tsx';

/** The part of a query that decides what is shown. */
interface AsyncData<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

interface AsyncViewProps<T> {
  readonly query: AsyncData<T>;
  /** Shaped like the content that is on its way. */
  readonly skeleton: ReactNode;
  readonly failure?: LoadFailureTexts;
  readonly children: (data: T) => ReactNode;
}

/** Loading, error with retry, or the content; data that is there stays when a refresh fails. */
export function AsyncView<T>({ query, skeleton, failure, children }: AsyncViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return <LoadFailure {...failure} retry={() => void query.refetch()} />;
}
