import type { Endpoint } from '@karavan/shared-api/client';
import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';

declare const ANSWER: unique symbol;

/** A route with its input, as a write sends it. `Data` is the type of the answer. */
export interface WriteRequest<Data> {
  readonly endpoint: Endpoint<Route>;
  readonly input: RouteInput<Route>;
  /** Exists only in types. */
  readonly [ANSWER]?: Data;
}

/** The answer to a request, or to one of several possible requests. */
export type AnswerTo<Request> = Request extends WriteRequest<infer Data> ? Data : never;

/** Describes what a write sends, type-checked against the route. */
export function request<R extends Route>(
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
): WriteRequest<RouteOutput<R>> {
  return { endpoint, input: input as RouteInput<Route> };
}
