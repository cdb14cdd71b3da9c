import type { ReactNode } from 'react';
import { LoadFailure, type LoadFailureTexts } from './load-failure.tsx';

/** The part of a query that determines what is shown. */
interface AsyncData<T> {
  readonly data: T | undefined;
  readonly isError: boolean;
  refetch(): unknown;
}

interface AsyncViewProps<T> {
  readonly query: AsyncData<T>;
  /** Has the shape of the content being loaded. */
  readonly skeleton: ReactNode;
  readonly failure?: LoadFailureTexts;
  readonly children: (data: T) => ReactNode;
}

/** Shows loading, an error with retry, or the content; existing data stays when a refresh fails. */
export function AsyncView<T>({ query, skeleton, failure, children }: AsyncViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return <LoadFailure {...failure} retry={() => void query.refetch()} />;
}
