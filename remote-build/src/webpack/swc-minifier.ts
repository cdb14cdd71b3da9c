import { minify, type JsMinifyOptions } from '@swc/core';
import webpack, { type Compiler } from 'webpack';

interface MinifierOptions {
  /** For code whose stack traces are read in a log; costs 5 % of the bytes. */
  readonly keepsNames?: boolean;
}

/**
 * Minifies scripts with swc: many times faster than webpack's default, and unlike esbuild it drops
 * unused functions inside a module's own scope, without which half a library stays in.
 */
export class SwcMinifier {
  readonly #options: JsMinifyOptions;

  constructor({ keepsNames = false }: MinifierOptions = {}) {
    const names = { keep_fnames: keepsNames, keep_classnames: keepsNames };
    this.#options = {
      compress: { ecma: 2022, passes: 3, ...names },
      mangle: names,
      module: false,
      format: { comments: false, asciiOnly: false },
    };
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap('SwcMinifier', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SwcMinifier', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          const scripts = Object.keys(assets).filter((name) => /\.c?js$/.test(name));
          await Promise.all(
            scripts.map(async (name) => {
              const source = compilation.getAsset(name)?.source.source().toString() ?? '';
              // What one round inlines, only the next one simplifies: 2 % fewer bytes, compressed.
              const once = await minify(source, this.#options);
              const twice = await minify(once.code, this.#options);
              compilation.updateAsset(name, new sources.RawSource(twice.code));
            }),
          );
        },
      );
    });
  }
}
