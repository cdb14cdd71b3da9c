import { UsageError } from './names.ts';

/** Adds a name to a module's import of values, which may not be there yet or stand on several lines. */
export function withImport(text: string, name: string, module: string): string {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${module.replaceAll('.', '\\.')}';`);
  const names = pattern.exec(text)?.[1];
  if (names === undefined) return withNewImport(text, `import { ${name} } from '${module}';`);
  const present = names
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);
  if (present.includes(name)) return text;
  return text.replace(
    pattern,
    `import { ${[...present, name].toSorted(byName).join(', ')} } from '${module}';`,
  );
}

/** Adds an import beside its neighbours: below the last one that leads to the same folder, or nearest to it. */
export function withNewImport(text: string, line: string): string {
  const folders = foldersOf(line);
  let place = 0;
  let most = -1;
  for (const { index, 0: found } of text.matchAll(/^import [^;]*;\n/gm)) {
    const other = foldersOf(found);
    const differs = other.findIndex((folder, depth) => folder !== folders[depth]);
    const inCommon = differs === -1 ? other.length : differs;
    if (inCommon < most) continue;
    most = inCommon;
    place = index + found.length;
  }
  return `${text.slice(0, place)}${line}\n${text.slice(place)}`;
}

/** `import … from './modules/talk/notes/index.ts'` -> `.`, `modules`, `talk`, `notes` */
const foldersOf = (line: string) =>
  (/'([^']*)';\s*$/.exec(line)?.[1] ?? '').split('/').slice(0, -1);

/** Adds an entry at the end of an object that is the value of a constant, or of a call's last argument. */
export function withEntry(text: string, opening: string, entry: string): string {
  const start = text.indexOf(opening);
  const indentation =
    start === -1 ? '' : /^ */.exec(text.slice(text.lastIndexOf('\n', start) + 1))![0];
  const end = text.indexOf(`\n${indentation}}`, start);
  if (start === -1 || end === -1) throw new UsageError(`There is no '${opening}' to add to.`);
  return `${text.slice(0, end)}\n${indentation}  ${entry}${text.slice(end)}`;
}

/** Adds an entry at the end of the list of routes that a module returns. */
export function withRoute(text: string, entry: string, file: string): string {
  const end = text.indexOf('\n  ];\n');
  if (end === -1) throw new UsageError(`${file} has no list of routes to add to.`);
  return `${text.slice(0, end)}\n${entry}${text.slice(end)}`;
}

/** Adds a line before the first of its kind that is sorted behind it; behind the last if none is. */
export function withSortedLine(text: string, line: string, kind: RegExp): string {
  const lines = text.split('\n');
  const peers = lines.flatMap((peer, index) => (kind.test(peer) ? [{ peer, index }] : []));
  const last = peers.at(-1);
  if (!last) throw new UsageError(`There is nothing like '${line.trim()}' to add it to.`);
  const next = peers.find(({ peer }) => byName(peer, line) > 0)?.index ?? last.index + 1;
  return [...lines.slice(0, next), line, ...lines.slice(next)].join('\n');
}

const byName = (a: string, b: string) => sortKey(a).localeCompare(sortKey(b), 'en');

const sortKey = (line: string) => line.trim().replace(/^(type |')/, '');
