import { minify } from '@swc/core';
import webpack, { type Compiler } from 'webpack';

/**
 * Minifies scripts with swc: many times faster than webpack's default, and unlike esbuild it drops
 * unused functions inside a module's own scope, without which half a library stays in.
 */
export class SwcMinifier {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.compilation.tap('SwcMinifier', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'SwcMinifier', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async (assets) => {
          const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'));
          await Promise.all(
            scripts.map(async (name) => {
              const source = compilation.getAsset(name)?.source.source().toString() ?? '';
              const { code } = await minify(source, {
                compress: { ecma: 2020, passes: 3 },
                mangle: true,
                module: false,
                format: { comments: false, asciiOnly: false },
              });
              compilation.updateAsset(name, new sources.RawSource(code));
            }),
          );
        },
      );
    });
  }
}
