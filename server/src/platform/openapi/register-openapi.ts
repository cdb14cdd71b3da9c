import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import { domains } from '@karavan/shared-api/contract/routes';
import type { Route } from '@karavan/shared-api/contract/route';
import { openApiDocument, type DocumentedRoute } from './openapi-document.ts';

/** The contract at `/api/v1/openapi.json`, to read and to try at `/api/v1/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(documentedRoutes());
  app.get('/api/v1/openapi.json', async () => document);
  await app.register(fastifySwagger, {
    mode: 'static',
    specification: { document: document as OpenAPIV3.Document },
  });
  await app.register(fastifySwaggerUi, { routePrefix: '/api/v1/docs', staticCSP: true });
}

/** Every route of the contract with its name and domain. */
export function documentedRoutes(): DocumentedRoute[] {
  return Object.entries(domains).flatMap(([domain, exports]) =>
    Object.entries<unknown>(exports)
      .filter((entry): entry is [string, Route] => isRoute(entry[1]))
      .map(([name, route]) => ({ name, domain, route })),
  );
}

function isRoute(value: unknown): value is Route {
  return (
    typeof value === 'object' && value !== null && 'permission' in value && 'responses' in value
  );
}
