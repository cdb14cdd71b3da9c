import { CONTRACT_VERSION, satisfiesContract } from '../contract/contract-version.ts';
import { LOCALES } from '../contract/locales.ts';
import { addressShape } from '../contract/route-table.ts';
import { SHELL_PAGES } from '../contract/shell-pages.ts';
import type { RemoteApp } from '@karavan/shared-api/remote';

/**
 * What is wrong with a remote as a whole, in sentences: for the one test that each remote has of itself. Loads
 * the code of all its pages and overlays, and its texts in all languages.
 */
export async function findProblems(app: RemoteApp): Promise<string[]> {
  return [
    ...(satisfiesContract(app.contract, CONTRACT_VERSION)
      ? []
      : [`It asks for contract ${app.contract}; these packages have ${CONTRACT_VERSION}`]),
    ...findClashes(app),
    ...(await findBrokenViews(app)),
    ...(await findMissingTexts(app)),
  ];
}

function findClashes({ pages }: RemoteApp): string[] {
  const taken = new Map(SHELL_PAGES.map(({ path }) => [addressShape(path), 'the shell']));
  return pages.flatMap(({ name, path }) => {
    const shape = addressShape(path);
    const owner = taken.get(shape);
    taken.set(shape, `'${name}'`);
    return owner === undefined ? [] : [`${path} of '${name}' is an address of ${owner}`];
  });
}

async function findBrokenViews({ pages, overlays }: RemoteApp): Promise<string[]> {
  const views = [
    ...pages.map(({ name, load }) => ({ what: `The page '${name}'`, load })),
    ...overlays.map(({ type, load }) => ({ what: `The overlay '${type}'`, load })),
  ];
  const problems = await Promise.all(
    views.map(({ what, load }) =>
      load().then(
        (view) => (view === undefined ? [`${what} has no component`] : []),
        (error: unknown) => [`${what} does not load: ${String(error)}`],
      ),
    ),
  );
  return problems.flat();
}

async function findMissingTexts({ messages }: RemoteApp): Promise<string[]> {
  const texts = await Promise.all(
    LOCALES.map(async (locale) => [locale, (await messages(locale)).default] as const),
  );
  // Plurals differ: a language has as many forms of a text as it needs.
  const keysOf = (own: Record<string, unknown>) =>
    new Set(Object.keys(own).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));
  const all = new Set(texts.flatMap(([, own]) => [...keysOf(own)]));
  return texts.flatMap(([locale, own]) =>
    [...all]
      .filter((key) => !keysOf(own).has(key))
      .map((key) => `'${key}' has no text in ${locale}`),
  );
}
