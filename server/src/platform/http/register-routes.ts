import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { z } from 'zod/mini';
import type { Permission } from '@karavan/shared-api/contract/permissions';
import type { Route } from '@karavan/shared-api/contract/route';
import type { Actor } from '../auth/actor.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ImplementedRoute } from './implement.ts';
import { currencyOf, localeOf } from './request-context.ts';
import { parseInput } from './parse-input.ts';

/** Decides who a request comes from and whether they may; throws ApiError when not. */
export interface Authorizer {
  authorize(request: FastifyRequest, permission: Permission): Promise<Actor | null>;
}

/** A route that must not be served: the start stops with this sentence. */
class RouteDeclarationError extends Error {
  override readonly name = 'RouteDeclarationError';
}

const API = '/api/v1';

/**
 * Serves routes of the contract below `/api/v1`, with and without the closing slash.
 * @throws RouteDeclarationError for a route without a declared permission
 */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly ImplementedRoute[],
  authorizer: Authorizer,
): void {
  for (const { route, handler } of routes) {
    const address = `${route.method} ${route.path}`;
    if (!route.permission) {
      throw new RouteDeclarationError(`${address} declares no permission`);
    }
    const serve: RouteHandlerMethod = async (request, reply) => {
      const actor = await authorizer.authorize(request, route.permission);
      const context = {
        actor,
        locale: localeOf(request),
        currency: currencyOf(request),
        address: request.ip,
        log: request.log,
      };
      const answer = await handler({
        params: parseInput(route.params, request.params),
        query: parseInput(route.query, request.query),
        body: route.body === 'multipart' ? undefined : parseInput(route.body, request.body),
        context,
        raw: request,
        reply,
      } as never);
      return answer ?? null;
    };
    const status = successStatus(route);
    const url = API + route.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, '');
    app.route({
      method: route.method,
      url,
      schema: { response: responseSchemas(route) },
      handler(request, reply) {
        reply.code(status);
        return serve.call(this, request, reply);
      },
    });
  }
}

/** Answers are written by their schema: a field that it does not name never leaves the server. */
function responseSchemas(route: Route): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(route.responses)
      .filter(([, schema]) => schema !== null)
      .map(([status, schema]) => {
        const { $schema: _, ...json } = z.toJSONSchema(schema!, {
          io: 'output',
          target: 'draft-7',
        });
        return [status, json];
      }),
  );
}

function successStatus({ method, path, responses }: Route): number {
  const [status] = Object.keys(responses).map(Number);
  if (status === undefined) throw new RouteDeclarationError(`${method} ${path} declares no answer`);
  return status;
}

/** For operations that only signed-in people reach: their route says so, this says it to the compiler. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) throw new ApiError('not_signed_in');
  return actor;
}
