import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod/mini';
import type { FileResponse, Route, RouteOutput } from '@karavan/shared-api/contract/route';
import type { RequestContext } from './request-context.ts';

type Parsed<R, K extends 'params' | 'query' | 'body'> = R extends { readonly [P in K]: infer S }
  ? S extends z.core.$ZodType
    ? z.core.output<S>
    : undefined
  : undefined;

/** A request whose parts have been parsed by the route's schemas. */
export interface ParsedRequest<R extends Route> {
  readonly params: Parsed<R, 'params'>;
  readonly query: Parsed<R, 'query'>;
  readonly body: Parsed<R, 'body'>;
  readonly context: RequestContext;
  readonly raw: FastifyRequest;
  readonly reply: FastifyReply;
}

/** What the handler of a route answers whose contract promises a file. */
export interface FileAnswer {
  /** Its name on the disk of the person who downloads it. */
  readonly name: string;
  readonly content: Readable;
}

type Answer<R extends Route> = R['responses'] extends { readonly 200: FileResponse }
  ? FileAnswer
  : RouteOutput<R>;

export type Handler<R extends Route> = (request: ParsedRequest<R>) => Promise<Answer<R>>;

/** A route of the contract with the handler that serves it. */
export interface ImplementedRoute {
  readonly route: Route;
  readonly handler: (request: ParsedRequest<Route>) => Promise<unknown>;
  /** Guests who ask for the same within a moment get one answer. */
  readonly isSharedByGuests?: true;
}

/** Ties a handler to its route; what goes in and out is typed by the contract. */
export function implement<R extends Route>(route: R, handler: Handler<R>): ImplementedRoute {
  return { route, handler: handler as unknown as ImplementedRoute['handler'] };
}

/** All that an answer may depend on that guests share: what it is kept under (`shared-answers.ts`). */
interface SharedRequest<R extends Route> extends Pick<ParsedRequest<R>, 'params' | 'query'> {
  readonly context: Pick<RequestContext, 'actor' | 'locale' | 'currency'>;
}

/** As `implement`, for what many guests read at once: they get one answer for a moment, so it may be that old. */
export function implementShared<R extends Route & { readonly method: 'GET' }>(
  route: R,
  handler: (request: SharedRequest<R>) => Promise<Answer<R>>,
): ImplementedRoute {
  return { ...implement(route, handler), isSharedByGuests: true };
}
