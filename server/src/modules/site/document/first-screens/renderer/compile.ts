import { compileFunction, type Context } from 'node:vm';
import type { Script } from './inside.ts';

/** Compiles a CommonJS file in a realm. It can import nothing: whoever evaluates it hands it a `require`. */
export function compile(realm: Context, source: string, filename: string): Script {
  return compileFunction(source, ['module', 'exports', 'require'], {
    filename,
    parsingContext: realm,
  }) as Script;
}
