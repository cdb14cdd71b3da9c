import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  preValidationHookHandler,
} from 'fastify';
import type { z } from 'zod/mini';
import type { Permission } from '@karavan/shared-api/contract/permissions';
import { isFileResponse, type Route } from '@karavan/shared-api/contract/route';
import type { AuditDuty } from '../audit/audit-duty.ts';
import type { Actor } from '../auth/actor.ts';
import type { Team } from '../auth/team.ts';
import { overdue, within, type TimeLimit } from '../database/time-limit.ts';
import { ApiError } from '../errors/api-error.ts';
import { readClaim } from '../idempotency/idempotency-claim.ts';
import { answerWriter } from './answer-writer.ts';
import type { FileAnswer, ImplementedRoute } from './implement.ts';
import { parseAddress, parseInput } from './parse-input.ts';
import { currencyOf, localeOf, type RequestContext } from './request-context.ts';
import { createSendShared, type FinishText } from './shared-answers.ts';

/** Who a request comes from: a person, a team, or somebody unknown. */
export interface Caller {
  readonly actor: Actor | null;
  readonly team: Team | null;
}

/** Decides who a request comes from and whether they may; throws ApiError when not. */
export interface Authorizer {
  authorize(request: FastifyRequest, permission: Permission): Promise<Caller>;
}

interface RouteServices {
  readonly authorizer: Authorizer;
  /** After this a call is answered that it could not be done in time. */
  readonly requestSeconds: number;
  /** How old an answer may be that guests share; 0 where they share none. */
  readonly guestAnswerMs: number;
  /** For answers that guests share. */
  readonly finishText: FinishText;
}

/** A route that must not be served: the start, or its first call, stops with this sentence. */
class RouteDeclarationError extends Error {
  override readonly name = 'RouteDeclarationError';
}

declare module 'fastify' {
  interface FastifyRequest {
    /** How long its handler may be at work; null where it receives a file. */
    timeLimit: TimeLimit | null;
  }
}

const API = '/api/v1';

/**
 * Serves routes of the contract below `/api/v1`, with and without the closing slash.
 * @throws RouteDeclarationError for a route without a declared permission
 */
export function registerRoutes(
  app: FastifyInstance,
  routes: readonly ImplementedRoute[],
  { authorizer, requestSeconds, guestAnswerMs, finishText }: RouteServices,
): void {
  app.decorateRequest('timeLimit', null);
  const sendShared = createSendShared(guestAnswerMs, finishText);
  for (const implemented of routes) {
    const { route } = implemented;
    if (!route.permission) {
      throw new RouteDeclarationError(`${addressOf(route)} declares no permission`);
    }
    const status = successStatus(route);
    app.route({
      method: route.method,
      url: API + route.path.replaceAll(/\{(\w+)\}/g, ':$1').replace(/\/$/, ''),
      schema: { response: answerSchemas(route) },
      serializerCompiler: ({ schema }) => answerWriter(schema as unknown as z.core.$ZodType),
      ...(route.body === 'multipart'
        ? { config: { isUpload: true } }
        : { preValidation: limitTime((route.seconds ?? requestSeconds) * 1000) }),
      handler: async (request, reply) => {
        const work = async () => {
          const caller = await authorizer.authorize(request, route.permission);
          reply.code(status);
          const isShared = implemented.isSharedByGuests && guestAnswerMs > 0 && !caller.actor;
          const answer = () => serve(implemented, caller, request, reply);
          return isShared ? sendShared(request, reply, answer) : answer();
        };
        return request.timeLimit ? within(request.timeLimit, work) : work();
      },
    });
  }
  app.all(`${API}/*`, () => {
    throw new ApiError('not_found');
  });
}

/**
 * Answers requests that take too long. Fastify's own limit ends with the request's stream: with a body, as soon as that
 * has been read. It also limits work whose client has gone.
 */
function limitTime(milliseconds: number): preValidationHookHandler {
  return (request, reply, done) => {
    const limit: TimeLimit = { isOver: false, isDone: false };
    request.timeLimit = limit;
    const timer = setTimeout(() => {
      limit.isOver = true;
      // Who has hung up gets no answer, and a file that is half sent cannot become one.
      if (reply.raw.destroyed) return;
      if (reply.raw.headersSent) reply.raw.destroy();
      else reply.send(overdue());
    }, milliseconds).unref();
    reply.raw.once('finish', () => clearTimeout(timer));
    done();
  };
}

async function serve(
  { route, handler }: ImplementedRoute,
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const input = {
    params: parseAddress(route.params, request.params),
    query: parseAddress(route.query, request.query),
    body: route.body === 'multipart' ? undefined : parseInput(route.body, request.body),
  };
  const context: RequestContext = {
    ...caller,
    locale: localeOf(request),
    currency: currencyOf(request),
    address: request.ip,
    log: request.log,
    idempotency: route.idempotent ? readClaim(request, addressOf(route), input) : null,
    audit: auditDuty(route, request),
  };
  const answer = await handler({ ...input, context, raw: request, reply } as never);
  refuseNeglect(route, context);
  const declared = route.responses[reply.statusCode];
  if (declared && isFileResponse(declared)) {
    return sendFile(reply, declared.mediaType, answer as FileAnswer);
  }
  return answer ?? null;
}

function sendFile(reply: FastifyReply, mediaType: string, { name, content }: FileAnswer) {
  return reply
    .type(mediaType)
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
    .send(content);
}

function auditDuty({ method, path, permission }: Route, request: FastifyRequest): AuditDuty | null {
  // A read may be told of, a write must.
  const duty = { action: `${method} ${path}`, isDone: method === 'GET' };
  if (permission === 'platform') return { ...duty, organizationId: null };
  if (typeof permission === 'string') return null;
  const params = request.params as Readonly<Record<string, string>>;
  return { ...duty, organizationId: Number(params[permission.param]) };
}

/** A handler that has forgotten what its route promises never gets as far as production. */
function refuseNeglect(route: Route, { idempotency, audit }: RequestContext): void {
  if (idempotency?.state === 'pending') {
    throw new RouteDeclarationError(`${addressOf(route)} is idempotent, but runs nothing once`);
  }
  if (audit && !audit.isDone && idempotency?.state !== 'replayed') {
    throw new RouteDeclarationError(`${addressOf(route)} leaves nothing in the audit log`);
  }
}

/** The schemas by which answers are written, by status. */
function answerSchemas(route: Route): Record<string, z.core.$ZodType> {
  return Object.fromEntries(
    Object.entries(route.responses).flatMap(([status, response]) =>
      response === null || isFileResponse(response) ? [] : [[status, response]],
    ),
  );
}

function addressOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

function successStatus(route: Route): number {
  const [status] = Object.keys(route.responses).map(Number);
  if (status === undefined) {
    throw new RouteDeclarationError(`${addressOf(route)} declares no answer`);
  }
  return status;
}

/** For operations that only signed-in people reach: their route says so, this says it to the compiler. */
export function requireActor(actor: Actor | null): Actor {
  if (!actor) throw new ApiError('not_signed_in');
  return actor;
}
