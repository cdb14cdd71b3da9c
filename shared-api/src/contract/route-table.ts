import type { PageEntry, Registry } from './remotes.ts';

/** A page and its owner: a remote's id, or `shell`. */
export interface RouteRow extends PageEntry {
  readonly owner: string;
}

export interface RouteMatch {
  readonly row: RouteRow;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/**
 * The route table: the shell's pages and those each remote publishes, most specific first, so that
 * `/organizations/create` wins over `/organizations/:id` in whatever order they were registered. Rows
 * that match exactly the same addresses never go live together; should they meet, the first one stays.
 */
export function composeRouteTable(rows: readonly RouteRow[]): readonly RouteRow[] {
  const owners = new Map<string, RouteRow>();
  for (const row of rows) {
    const shape = addressShape(row.path);
    if (!owners.has(shape)) owners.set(shape, row);
  }
  return [...owners.values()].toSorted((a, b) => compareSpecificity(a.path, b.path));
}

/**
 * The rows of a registry's current releases together with the shell's own.
 * @param awaited pages that are still to be built; the server knows all, a document its own
 */
export function routeTableOf(
  registry: Registry,
  shellPages: readonly PageEntry[],
  awaited: readonly PageEntry[],
): readonly RouteRow[] {
  const remoteRows = Object.entries(registry.remotes).flatMap(([owner, { current }]) =>
    current.pages.map((page) => ({ ...page, owner })),
  );
  return composeRouteTable([
    ...shellPages.map(ownedByShell),
    ...remoteRows,
    ...awaited.map(ownedByShell),
  ]);
}

const ownedByShell = (page: PageEntry): RouteRow => ({ ...page, owner: 'shell' });

/**
 * The first row that matches a path; a trailing slash is ignored. Paths that cannot be decoded
 * match nothing.
 */
export function matchRoute(table: readonly RouteRow[], pathname: string): RouteMatch | undefined {
  const segments = segmentsOf(pathname);
  for (const row of table) {
    const params = matchSegments(patternOf(row), segments);
    if (params) return { row, params };
  }
  return undefined;
}

/** Tables outlive many matches. */
const patterns = new WeakMap<RouteRow, readonly string[]>();

function patternOf(row: RouteRow): readonly string[] {
  const known = patterns.get(row);
  if (known) return known;
  const pattern = segmentsOf(row.path);
  patterns.set(row, pattern);
  return pattern;
}

function matchSegments(
  pattern: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  if (segments.length > pattern.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined) {
      if (!part.endsWith('?')) return undefined;
    } else if (part.startsWith(':')) {
      const value = decode(segment);
      if (value === undefined) return undefined;
      params[part.slice(1).replace('?', '')] = value;
    } else if (part !== segment) {
      return undefined;
    }
  }
  return params;
}

function compareSpecificity(a: string, b: string): number {
  const left = segmentsOf(a);
  const right = segmentsOf(b);
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = weightOf(right[index]) - weightOf(left[index]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A literal outranks the end of the pattern, which outranks an optional parameter. */
function weightOf(part: string | undefined): number {
  if (part === undefined) return 2;
  if (!part.startsWith(':')) return 3;
  return part.endsWith('?') ? 0 : 1;
}

/** Equal for patterns that match exactly the same addresses, whatever their parameters are called. */
export function addressShape(path: string): string {
  return segmentsOf(path)
    .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? ':?' : ':') : part))
    .join('/');
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
