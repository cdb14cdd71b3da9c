import type { AsyncDependenciesBlock, Compiler } from 'webpack';

/**
 * Leaves everything out of a build that no first screen can show: of what `import()` names, only the
 * pages that the server renders, their parts, whose chunks are named `part-…`, and texts, whose `import()` has a
 * variable in it. Other parts that load later never load on the server: their `import()` rejects.
 */
export class FirstScreensPlugin {
  readonly #chunks: ReadonlySet<string>;

  /** @param pages the names of the pages that the server renders */
  constructor(pages: readonly string[]) {
    this.#chunks = new Set(pages.map((name) => `page-${name}`));
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(
      'FirstScreensPlugin',
      ({ moduleGraph }, { normalModuleFactory }) => {
        normalModuleFactory.hooks.beforeResolve.tap('FirstScreensPlugin', ({ dependencies }) => {
          const [dependency] = dependencies;
          if (dependency?.type !== 'import()') return undefined;
          const block = moduleGraph.getParentBlock(dependency) as AsyncDependenciesBlock;
          const name = block.chunkName ?? '';
          return name.startsWith('part-') || this.#chunks.has(name) ? undefined : false;
        });
      },
    );
  }
}
