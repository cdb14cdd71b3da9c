import type { Endpoint } from '@karavan/shared-api/client';
import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';

declare const ANSWER: unique symbol;

/** A route with its input: what a write sends. `Data` is the type of the answer. */
export interface WriteRequest<Data> {
  readonly endpoint: Endpoint<Route>;
  readonly input: RouteInput<Route>;
  /** Exists in types only. */
  readonly [ANSWER]?: Data;
}

/** The answer to a request; to one of several requests, one of their answers. */
export type AnswerTo<Request> = Request extends WriteRequest<infer Data> ? Data : never;

/** Names what a write sends, checked against the route. */
export function request<R extends Route>(
  endpoint: Endpoint<R>,
  input: RouteInput<R>,
): WriteRequest<RouteOutput<R>> {
  return { endpoint, input: input as RouteInput<Route> };
}
