/** A node of a syntax tree as SWC parses it. */
export type SyntaxNode = { readonly type: string } & Readonly<Record<string, unknown>>;

/** A node and all nodes below it. */
export function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') yield value as SyntaxNode;
  for (const part of Object.values(value)) yield* nodesOf(part);
}
