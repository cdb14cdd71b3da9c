import { parseSync } from '@swc/core';
import { nodesOf, type SyntaxNode } from '../syntax/nodes-of.ts';

/** A place in the code where a statement reads or writes a table. */
export interface TableAccess {
  /** As it stands there: a table, a name that the statement has given itself, or `ANY_TABLE`. */
  readonly table: string;
  readonly kind: 'read' | 'write';
  readonly line: number;
}

/** A table whose name is not known before the statement runs. */
export const ANY_TABLE = '*';

const READ = /^(selectFrom|(inner|left|right|full|cross)Join(Lateral)?|from|using|table)$/;
const WRITE = /^(insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/;
/** Methods that take SQL as a text. */
const SQL_TEXT = /^(query|raw)$/;

const SQL_NOISE = /--.*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'/g;
/** `for update` locks rows, and `do update` writes the table that is inserted into. */
const SQL_WRITE =
  /\b(?:insert\s+into|merge\s+into|delete\s+from|truncate(?:\s+table)?|(?<!\b(?:for|for\s+no\s+key|do)\s+)update)\s+(?:only\s+)?([a-z_]+)/gi;
const SQL_READ =
  /(?<!\bdelete\s+)\b(?:from|join|using)\s+(?:only\s+)?([a-z_]+(?:\s+as\s+[a-z_]+)?(?:\s*,\s*[a-z_]+(?:\s+as\s+[a-z_]+)?)*)/gi;

type Found = Omit<TableAccess, 'line'>;

/** Every table that the query builders and the SQL of a file name. */
export function findTableAccesses(source: string): TableAccess[] {
  // Positions count on from one parsed file to the next, and a file begins at its first token.
  const text = `;${source}`;
  const program = parseSync(text, { syntax: 'typescript', target: 'es2023' });
  const bytes = Buffer.from(text);
  const lineOf = (node: SyntaxNode) => {
    const { start } = node['span'] as { readonly start: number };
    return bytes
      .subarray(0, start - program.span.start)
      .toString()
      .split('\n').length;
  };

  const accesses: TableAccess[] = [];
  for (const node of nodesOf(program)) {
    if (node.type === 'CallExpression') {
      const callee = node['callee'] as SyntaxNode;
      if (callee.type !== 'MemberExpression') continue;
      const property = callee['property'] as SyntaxNode;
      const line = lineOf(property);
      for (const found of inCall(property, node['arguments'])) accesses.push({ ...found, line });
    } else if (node.type === 'TaggedTemplateExpression') {
      for (const found of inTemplate(node)) accesses.push({ ...found, line: lineOf(node) });
    }
  }
  return accesses;
}

function inCall({ value }: SyntaxNode, args: unknown): Found[] {
  const [first] = args as readonly { readonly expression: SyntaxNode }[];
  if (!first || typeof value !== 'string') return [];
  if (SQL_TEXT.test(value)) return textsOf(first.expression).flatMap(inSql);
  const isWrite = WRITE.test(value);
  if (!isWrite && !READ.test(value)) return [];
  const kind = isWrite ? 'write' : 'read';
  // `from` and `using` are common words, which other objects have methods for, too.
  const isVariable = /^(Identifier|MemberExpression)$/.test(first.expression.type);
  if (isVariable && !/^(from|using)$/.test(value)) return [{ table: ANY_TABLE, kind }];
  return textsOf(first.expression).map((name) => ({ table: name.split(' ', 1)[0]!, kind }));
}

function inTemplate({ tag, template }: SyntaxNode): Found[] {
  const isSql = (tag as SyntaxNode)['value'] === 'sql';
  return isSql ? textsOf(template as SyntaxNode).flatMap(inSql) : [];
}

function inSql(statement: string): Found[] {
  const text = statement.replaceAll(SQL_NOISE, ' ');
  const written = [...text.matchAll(SQL_WRITE)].map(([, table]) => table!);
  const read = [...text.matchAll(SQL_READ)].flatMap(([, list]) =>
    list!.split(',').map((part) => part.trim().split(/\s/, 1)[0]!),
  );
  return [
    ...written.map((table): Found => ({ table, kind: 'write' })),
    ...read.map((table): Found => ({ table, kind: 'read' })),
  ];
}

/** The texts that an expression is made of, without what is put into them: one, or those of a list. */
function textsOf(node: SyntaxNode): string[] {
  if (node.type === 'StringLiteral') return [node['value'] as string];
  if (node.type === 'TemplateLiteral') {
    const parts = node['quasis'] as readonly { readonly raw: string }[];
    return [parts.map(({ raw }) => raw).join('?')];
  }
  if (node.type === 'ArrayExpression') {
    const elements = node['elements'] as readonly ({ expression: SyntaxNode } | null)[];
    return elements.flatMap((element) => (element ? textsOf(element.expression) : []));
  }
  return [];
}
