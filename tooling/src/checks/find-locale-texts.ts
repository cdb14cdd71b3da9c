import { parseSync } from '@swc/core';
import { nodesOf, type SyntaxNode } from '../syntax/nodes-of.ts';
import { findOtherWords, LOCALES, type StruckWord } from './find-other-words.ts';

/** Struck words in the objects of a file of code that have a value for every language, as problems to print. */
export function findOtherWordsInCode(struck: readonly StruckWord[], source: string): string[] {
  if (!/\bzh: /.test(source)) return [];
  return findLocaleTexts(source).flatMap(({ locale, text }) =>
    findOtherWords(struck, locale, { [text]: text }),
  );
}

function findLocaleTexts(source: string): { locale: string; text: string }[] {
  const program = parseSync(source, {
    syntax: 'typescript',
    tsx: source.includes('</'),
    target: 'es2023',
  });
  return [...nodesOf(program)].flatMap((node) => {
    if (node.type !== 'ObjectExpression') return [];
    const values = valuesOf(node);
    if (!LOCALES.every((locale) => values.has(locale))) return [];
    return LOCALES.flatMap((locale) =>
      [...nodesOf(values.get(locale))].flatMap(textOf).map((text) => ({ locale, text })),
    );
  });
}

function valuesOf({ properties }: SyntaxNode): Map<unknown, unknown> {
  return new Map(
    (properties as readonly SyntaxNode[])
      .filter(({ type }) => type === 'KeyValueProperty')
      .map(({ key, value }) => [(key as SyntaxNode)['value'], value]),
  );
}

function textOf({ type, value, cooked }: SyntaxNode): string[] {
  if (type === 'StringLiteral') return [value as string];
  return type === 'TemplateElement' ? [cooked as string] : [];
}
