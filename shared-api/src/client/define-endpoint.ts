import type { z } from 'zod/mini';
import type { Route } from '../contract/route.ts';
import type { Endpoint } from './endpoint.ts';

/** What goes to an endpoint and what comes back, as its team has agreed with its own backend. */
interface Exchange {
  /** Each `{name}` of the path. */
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Of a call that succeeds; left out where nothing comes back. */
  readonly answer?: unknown;
}

type SchemaOf<T> = z.core.$ZodType<T, T>;
type ObjectSchemaOf<T> = z.core.$ZodObject & SchemaOf<T>;

type RouteOf<E extends Exchange> = Pick<Route, 'method' | 'path' | 'summary' | 'permission'> &
  (E extends { readonly params: infer P } ? { readonly params: ObjectSchemaOf<P> } : unknown) &
  (E extends { readonly query: infer Q } ? { readonly query: ObjectSchemaOf<Q> } : unknown) &
  (E extends { readonly body: infer B } ? { readonly body: SchemaOf<B> } : unknown) & {
    readonly responses: {
      readonly 200: E extends { readonly answer: infer A } ? SchemaOf<A> : null;
    };
  };

/**
 * An endpoint below `/api/v1` that the contract does not have, for the backend of a team's own remote. All
 * that takes the contract's endpoints takes it, too.
 *
 *     const findForecast = defineEndpoint<{ query: { city: string }; answer: Forecast }>('GET', '/weather/');
 */
export function defineEndpoint<E extends Exchange>(
  method: Route['method'],
  path: Route['path'],
): Endpoint<RouteOf<E>> {
  return { method, path } as Endpoint<RouteOf<E>>;
}
