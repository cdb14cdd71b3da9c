import { z } from 'zod/mini';
import type { OpenAPIV3_1 } from 'openapi-types';
import { ERROR_STATUS, ErrorBody, type ErrorCode } from '@karavan/shared-api/contract/errors';
import { isFileResponse, type Route } from '@karavan/shared-api/contract/route';
import type { NamedRoute } from '@karavan/shared-api/contract/routes';

/** Failures that every route can have. */
const COMMON_ERRORS: readonly ErrorCode[] = ['invalid_input', 'too_many_requests', 'internal'];

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'The same key again gets the first answer again, and nothing is done twice.',
  schema: { type: 'string', maxLength: 200 },
};

/**
 * Prints the contract as OpenAPI 3.1. What stands in it about each route is made when it is first read: it
 * holds 7 MB, and most processes are never asked.
 */
export function openApiDocument(routes: readonly NamedRoute[]): OpenAPIV3_1.Document {
  let paths: OpenAPIV3_1.PathsObject | undefined;
  return {
    openapi: '3.1.0',
    info: {
      title: 'Karavan',
      version: 'v1',
      description: 'Money is a decimal string with its currency. Texts follow Accept-Language.',
    },
    servers: [{ url: '/' }],
    get paths() {
      return (paths ??= describeRoutes(routes));
    },
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`Token …`' },
      },
      schemas: { Error: jsonSchema(ErrorBody, 'output') as OpenAPIV3_1.SchemaObject },
    },
  };
}

function describeRoutes(routes: readonly NamedRoute[]): OpenAPIV3_1.PathsObject {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, domain, route } of routes) {
    (paths[`/api/v1${route.path}`] ??= {})[route.method.toLowerCase()] = {
      operationId: name,
      tags: [domain],
      summary: route.summary,
      description: `Permission: ${describePermission(route)}`,
      security: route.permission === 'public' ? [] : [{ token: [] }],
      parameters: [
        ...parameters('path', route.params),
        ...parameters('query', route.query),
        ...(route.idempotent ? [IDEMPOTENCY_KEY] : []),
      ],
      ...requestBody(route),
      responses: { ...successes(route), ...failures(route) },
    };
  }
  return paths as OpenAPIV3_1.PathsObject;
}

function describePermission({ permission }: Route): string {
  return typeof permission === 'string'
    ? permission
    : `${[permission.organization].flat().join(' or ')} of the organization {${permission.param}}`;
}

function parameters(place: 'path' | 'query', schema: Route['params']): unknown[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function requestBody({ body }: Route): object {
  if (!body) return {};
  const content =
    body === 'multipart'
      ? {
          'multipart/form-data': {
            schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } },
          },
        }
      : { 'application/json': { schema: jsonSchema(body, 'input') } };
  return { requestBody: { required: true, content } };
}

function successes({ responses }: Route): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      { description: 'Success', ...(response && { content: contentOf(response) }) },
    ]),
  );
}

function contentOf(response: NonNullable<Route['responses'][number]>): Record<string, unknown> {
  return isFileResponse(response)
    ? { [response.mediaType]: {} }
    : { 'application/json': { schema: jsonSchema(response, 'output') } };
}

function failures({
  permission,
  idempotent,
  errors = [],
  errorStatus = {},
}: Route): Record<string, unknown> {
  const codes = [
    ...COMMON_ERRORS,
    ...(permission === 'public' ? [] : (['not_signed_in'] as const)),
    ...(idempotent ? (['idempotency_key_required', 'idempotency_key_reused'] as const) : []),
    ...errors,
  ];
  const byStatus = Map.groupBy(new Set(codes), (code) => errorStatus[code] ?? ERROR_STATUS[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return json;
}
