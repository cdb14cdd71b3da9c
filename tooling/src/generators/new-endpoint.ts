import { kebabCase, pascalCase, UsageError } from './names.ts';

/** The server's domains, as the folders of `server/src/modules` are called. */
const DOMAINS = ['site', 'talk', 'trade', 'catalog', 'organizations', 'identity'];

/** What `new:endpoint` is asked for. */
export interface NewEndpoint {
  /** `trade/delivery`: the folder below `server/src/modules`. */
  readonly module: string;
  /** Verb first: `cancelDelivery`. */
  readonly operation: string;
  readonly method: string;
  /** Below /api/v1, with the closing slash: `/delivery/{id}/cancel/`. */
  readonly path: string;
  /** The first table of a new module, in the singular: `delivery_note`. */
  readonly table?: string;
}

/** Names and places that follow from what was asked for. */
export interface EndpointPlan extends NewEndpoint {
  /** `delivery` */
  readonly name: string;
  readonly folder: string;
  readonly contract: string;
  readonly routes: string;
  /** The file of the operation, without its ending: `cancel-delivery`. */
  readonly file: string;
  readonly parameters: readonly string[];
}

/** @throws UsageError */
export function planEndpoint(endpoint: NewEndpoint): EndpointPlan {
  const { module, operation, method, path, table } = endpoint;
  const [domain = '', name = '', ...rest] = module.split('/');
  if (!DOMAINS.includes(domain) || !/^[a-z]+(-[a-z]+)*$/.test(name) || rest.length > 0) {
    throw new UsageError(
      `'${module}' is no module: say its domain and its name, as in trade/delivery. Domains are ${DOMAINS.join(', ')}.`,
    );
  }
  if (!/^[a-z]+[A-Z]\w+$/.test(operation)) {
    throw new UsageError(`'${operation}' is no operation: say it verb first, as in cancelOrder.`);
  }
  if (!/^(GET|POST|PUT|PATCH|DELETE)$/.test(method))
    throw new UsageError(`'${method}' is no method.`);
  if (!/^\/([\w-]+\/|\{\w+\}\/)+$/.test(path)) {
    throw new UsageError(`'${path}' is no path: it begins and ends with a slash.`);
  }
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!);
  if (table !== undefined) {
    if (!/^[a-z]+(_[a-z]+)*$/.test(table))
      throw new UsageError(`'${table}' is no table: say it in snake_case.`);
    if (parameters.join() !== 'id') {
      throw new UsageError(
        'A module with a table begins with an endpoint about one row: its path has {id}.',
      );
    }
  }
  const folder = `server/src/modules/${module}`;
  return {
    ...endpoint,
    name,
    folder,
    contract: `shared-api/src/contract/${name}.ts`,
    routes: `${folder}/${name}.routes.ts`,
    file: kebabCase(operation),
    parameters,
  };
}

/** `delivery-notes` -> `deliveryNotes` */
export function camelCase(kebab: string): string {
  const pascal = pascalCase(kebab);
  return pascal[0]!.toLowerCase() + pascal.slice(1);
}
