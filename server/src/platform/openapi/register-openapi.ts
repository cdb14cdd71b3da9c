import fastifySwagger from '@fastify/swagger';
import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import { listRoutes } from '@karavan/shared-api/contract/routes';
import { openApiDocument } from './openapi-document.ts';

/** Everything from here: the plugin's own policy asks for https and names hosts of others. */
const DOCS_POLICY = {
  'default-src': "'none'",
  'script-src': "'self'",
  // The page positions its parts by inline styles; they cannot run anything.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** The contract at `/api/v1/openapi.json`, to read and to try at `/api/v1/docs`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const document = openApiDocument(listRoutes());
  app.get('/api/v1/openapi.json', async () => document);
  await app.register(fastifySwagger, {
    mode: 'static',
    specification: { document: document as OpenAPIV3.Document },
  });
  await app.register(fastifySwaggerUi, {
    routePrefix: '/api/v1/docs',
    staticCSP: DOCS_POLICY,
  });
}
