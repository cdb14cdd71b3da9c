import { PREPARE_SCRIPT } from '@karavan/shared-api/contract/federation';
import webpack, { type Compiler } from 'webpack';

const { LoadScriptRuntimeModule } = webpack.runtime;

/**
 * Makes webpack's own chunk loader ask for integrity, as the federation runtime's `createScript` hook
 * does for entries: without it webpack reloads a blocked chunk unchecked. Where nobody has installed
 * the check, the call throws and nothing loads.
 */
export class ScriptIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScriptIntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptIntegrityPlugin',
        (source: string) => `${source}\nglobalThis.${PREPARE_SCRIPT}(script, url);`,
      );
    });
  }
}
