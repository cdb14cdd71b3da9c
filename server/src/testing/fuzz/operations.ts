import { listRoutes } from '@karavan/shared-api/contract/routes';
import { goodRequestOf, type GoodRequest } from '../good-requests.ts';

/** Where a value stands in a body: names of fields, and 0 for the first of a list. */
export type FieldPath = readonly (string | number)[];

/** An operation of the OpenAPI document, with a good request to start from. */
export interface Operation {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** With `{name}` for its parameters. */
  readonly path: string;
  readonly as: GoodRequest['as'];
  readonly pathFields: readonly string[];
  readonly queryFields: readonly string[];
  readonly bodyFields: readonly FieldPath[];
  readonly isUpload: boolean;
  readonly good: Draft;
}

/** A request before it is written down. */
export interface Draft {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: object | undefined;
}

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
}

export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

/** What a parameter of a name takes, where its pattern does not tell. */
const NAMED_SAMPLES: Readonly<Record<string, string>> = {
  client: 'UID3',
  person: 'UID3',
};

/** What matches the patterns of the document. */
const SAMPLES: Readonly<Record<string, string>> = {
  // Packages, versions, files, channels, visitors and keys of releases.
  [String.raw`^(shell|mf-[a-z][a-z0-9-]{0,40})$`]: 'mf-feed',
  [String.raw`^\d+\.\d+\.\d+-[0-9a-f]{12}$`]: '1.0.0-000000000000',
  [String.raw`^(web|node)\/[\w-][\w.-]{0,120}$`]: 'web/entry.js',
  '^[a-z][a-z0-9-]{0,30}$': 'stable',
  '^[0-9a-f-]{36}$': '0b4d2d0e-6d0c-4f0a-9d54-6d6f2a4a7c11',
  '^[A-Za-z0-9+/]{86}==$': `${'A'.repeat(86)}==`,
  '^[A-Za-z0-9+/]{43}=$': `${'A'.repeat(43)}=`,
  [String.raw`^\d{4}-\d{2}-\d{2}$`]: '2026-01-01',
  [String.raw`^\d{4}-\d{2}$`]: '2026-01',
  [String.raw`^[12]\d{3}-(0[1-9]|1[0-2])$`]: '2026-01',
  [String.raw`^\w{3,30}$`]: 'karavan',
  [String.raw`^[\p{L}\p{N}-]{3,20}$`]: 'LETO',
  '^[A-Z]{3}$': 'USD',
  '^[A-Z]{2}$': 'KG',
  // Latitude and longitude.
  [String.raw`^-?[1-8]?\d(\.\d{1,6})?,-?(1[0-7]|[1-9])?\d(\.\d{1,6})?$`]: '42.87,74.59',
  [String.raw`^\d{1,12}(\.\d{1,4})?$`]: '10',
};

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, documented]) =>
      operationOf(path, method.toUpperCase() as Operation['method'], documented),
    ),
  );
}

function operationOf(
  path: string,
  method: Operation['method'],
  { operationId: name, parameters, requestBody }: DocumentedOperation,
): Operation {
  const namesIn = (place: Parameter['in']) =>
    parameters.filter((parameter) => parameter.in === place).map((parameter) => parameter.name);
  const { as, id = 1, body } = method === 'GET' ? readingOf(name) : goodRequestOf(name);
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  return {
    name,
    method,
    path,
    as,
    pathFields: namesIn('path'),
    queryFields: namesIn('query'),
    bodyFields: fieldsOf(requestBody?.content['application/json']?.schema),
    isUpload: requestBody !== undefined && 'multipart/form-data' in requestBody.content,
    good: {
      path: Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'path')
          .map((field) => [field.name, field.schema.enum ? sampleOf(field) : String(id)]),
      ),
      query: Object.fromEntries(needed.map((field) => [field.name, sampleOf(field)])),
      body,
    },
  };
}

function readingOf(name: string): GoodRequest {
  const { route } = listRoutes().find((named) => named.name === name)!;
  if (route.permission === 'courier') return { as: 'courier' };
  return { as: route.permission === 'platform' ? 'operator' : 'person' };
}

function sampleOf({ name, schema: { type, enum: options, pattern } }: Parameter): string {
  if (options) return options[0]!;
  if (type === 'integer' || type === 'number') return '1';
  if (NAMED_SAMPLES[name] !== undefined) return NAMED_SAMPLES[name];
  if (pattern === undefined) return 'text';
  const sample = SAMPLES[pattern];
  if (sample === undefined) throw new Error(`Say in SAMPLES what matches ${pattern}`);
  return sample;
}

function fieldsOf(schema: Schema | undefined, at: FieldPath = []): FieldPath[] {
  const { properties = {}, items, anyOf = [] } = schema ?? {};
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      [...at, name],
      ...fieldsOf(field, [...at, name]),
    ]),
    ...(items ? [[...at, 0], ...fieldsOf(items, [...at, 0])] : []),
    ...anyOf.flatMap((option) => fieldsOf(option, at)),
  ];
}
