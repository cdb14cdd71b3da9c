import webpack, { type Compiler } from 'webpack';

/** Writes `chunks.json`: the scripts and styles that each named chunk needs. */
export class ChunkTablePlugin {
  apply(compiler: Compiler): void {
    const { Compilation, sources } = webpack;
    compiler.hooks.thisCompilation.tap('ChunkTablePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ChunkTablePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const table = Object.fromEntries(
            [...compilation.namedChunkGroups].map(([name, group]) => [
              name,
              group.getFiles().filter((file) => /\.(js|css)$/.test(file)),
            ]),
          );
          compilation.emitAsset(
            'chunks.json',
            new sources.RawSource(JSON.stringify(table, null, 2)),
          );
        },
      );
    });
  }
}
