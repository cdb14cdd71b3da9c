import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';

/** A route as the browser knows it: its method and path, and by type its input and output. */
export interface Endpoint<R extends Route> {
  readonly method: R['method'];
  readonly path: R['path'];
  readonly idempotent?: true;
}

export type EndpointInput<E> = E extends Endpoint<infer R> ? RouteInput<R> : never;
export type EndpointOutput<E> = E extends Endpoint<infer R> ? RouteOutput<R> : never;
