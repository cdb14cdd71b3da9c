import type { z } from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { Permission } from './permissions.ts';

type Schema = z.core.$ZodType;
type ObjectSchema = z.core.$ZodObject;

/** A file download: bytes of a media type, without a schema. */
export interface FileResponse {
  readonly mediaType: string;
}

/**
 * One route of `/api/v1`, described once: the server registers it, and both the OpenAPI document
 * and the client's endpoint table are generated from it. A schema object must never reach the
 * browser's first load, so client code imports only the *type* of a route.
 */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /**
   * Below `/api/v1`, with `{name}` parameters. The trailing slash is part of the specification; the
   * server accepts both forms.
   */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Who may call it. The server does not start with a route that lacks one. */
  readonly permission: Permission;
  readonly params?: ObjectSchema;
  readonly query?: ObjectSchema;
  /** A JSON body, or `'multipart'` for an upload. */
  readonly body?: Schema | 'multipart';
  /** Success responses by status; `null` is a response without a body. */
  readonly responses: { readonly [status: number]: Schema | FileResponse | null };
  /** Errors beyond those that every route can have (400 invalid input, 401, 429, 500). */
  readonly errors?: readonly ErrorCode[];
  /** Statuses of errors that this route answers with another status than the others. */
  readonly errorStatus?: Readonly<Partial<Record<ErrorCode, number>>>;
  /** How long the server may take where it waits for other sites; clients give up after half a minute. */
  readonly seconds?: number;
  /** A money write: it must carry an `Idempotency-Key` header (see docs/architecture.md). */
  readonly idempotent?: boolean;
}

export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

/** Whether a response is a file rather than described by a schema. */
export function isFileResponse(response: Schema | FileResponse): response is FileResponse {
  return 'mediaType' in response;
}

type InputOf<S> = S extends Schema ? z.core.input<S> : undefined;
type PartOf<R, K extends keyof Route> = R extends { readonly [P in K]: infer S } ? S : undefined;
type Part<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: undefined }
  : Record<never, never> extends T
    ? { readonly [P in K]?: T }
    : { readonly [P in K]: T };

/** What a caller sends: path parameters, query and body, each only where the route declares it. */
export type RouteInput<R extends Route> = Part<'params', InputOf<PartOf<R, 'params'>>> &
  Part<'query', InputOf<PartOf<R, 'query'>>> &
  (PartOf<R, 'body'> extends 'multipart'
    ? { readonly body: FormData }
    : Part<'body', InputOf<PartOf<R, 'body'>>>);

/** What a successful call returns, over all its success statuses. */
export type RouteOutput<R extends Route> = {
  [S in keyof R['responses']]: R['responses'][S] extends Schema
    ? z.core.output<R['responses'][S]>
    : undefined;
}[keyof R['responses']];
