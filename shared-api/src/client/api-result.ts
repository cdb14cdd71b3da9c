import type { z } from 'zod/mini';
import type { Route } from '../contract/route.ts';
import type { ApiError } from './api-error.ts';

type DataOf<S> = S extends z.core.$ZodType ? z.core.output<S> : undefined;

/** A successful answer, discriminated by status where a route has several. */
export type ApiSuccess<R extends Route> = {
  [S in keyof R['responses'] & number]: {
    readonly ok: true;
    readonly status: S;
    readonly data: DataOf<R['responses'][S]>;
  };
}[keyof R['responses'] & number];

export interface ApiFailure {
  readonly ok: false;
  /** The HTTP status; 0 when no answer arrived. */
  readonly status: number;
  readonly error: ApiError;
}

/** What a call resolves with. Calls never reject: a refusal is a result like any other. */
export type ApiResult<R extends Route> = ApiSuccess<R> | ApiFailure;

export function failure(error: ApiError): ApiFailure {
  return { ok: false, status: error.status, error };
}

type Outcome<T> = { readonly ok: true; readonly data: T } | ApiFailure;

/**
 * The data of a result, for code that has to throw failures, such as a query function.
 * @throws ApiError
 */
export function dataOf<T>(result: Outcome<T>): T {
  if (!result.ok) throw result.error;
  return result.data;
}
