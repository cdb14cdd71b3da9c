import type { Chunk, Compilation, Compiler, Module, ModuleGraph } from 'webpack';

/** After the federation plugin, which puts whatever its runtime mentions into the entry at stage 11. */
const AFTER_HOISTING = 12;

/**
 * Takes out of an entry what nothing in it uses. The federation plugin follows every import of its runtime, also
 * those that webpack has found unused: half a kilobyte of each first visit to a remote.
 */
export class UnusedModulesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('UnusedModulesPlugin', (compilation) => {
      compilation.hooks.optimizeChunks.tap(
        { name: 'UnusedModulesPlugin', stage: AFTER_HOISTING },
        (chunks) => {
          for (const chunk of chunks) if (chunk.hasRuntime()) dropUnused(compilation, chunk);
        },
      );
    });
  }
}

function dropUnused({ chunkGraph, moduleGraph }: Compilation, chunk: Chunk): void {
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
  const used = new Set<Module>();
  const queue = modules.filter((module) => isRoot(moduleGraph, module));
  for (let module = queue.pop(); module; module = queue.pop()) {
    if (used.has(module)) continue;
    used.add(module);
    for (const connection of moduleGraph.getOutgoingConnections(module)) {
      if (connection.isActive(chunk.runtime)) queue.push(connection.module);
    }
  }
  for (const module of modules) {
    if (!used.has(module)) chunkGraph.disconnectChunkAndModule(chunk, module);
  }
}

/** Whether the build itself asks for a module: an entry, or what a plugin adds to one. */
function isRoot(moduleGraph: ModuleGraph, module: Module): boolean {
  return [...moduleGraph.getIncomingConnections(module)].some(
    ({ originModule }) => originModule === null,
  );
}
