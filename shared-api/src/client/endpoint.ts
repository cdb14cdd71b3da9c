import type { Route, RouteInput, RouteOutput } from '../contract/route.ts';

/** A route as the browser knows it: where it is, and by its type what goes in and comes out. */
export interface Endpoint<R extends Route> {
  readonly method: R['method'];
  readonly path: R['path'];
  readonly idempotent?: true;
}

export type EndpointInput<E> = E extends Endpoint<infer R> ? RouteInput<R> : never;
export type EndpointOutput<E> = E extends Endpoint<infer R> ? RouteOutput<R> : never;
