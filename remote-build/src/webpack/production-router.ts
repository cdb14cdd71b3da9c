import { createRequire } from 'node:module';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { WORKSPACE } from './packages.ts';

/** The exports of react-router lead to its development build only; the production build lies beside it. */
const folder = path.join(path.dirname(resolveRouter()), '../production');

export const PRODUCTION_ROUTER_ALIAS: Readonly<Record<string, string>> = {
  'react-router$': path.join(folder, 'index.mjs'),
  'react-router/dom$': path.join(folder, 'dom-export.mjs'),
};

/** Lets unused parts of the router be dropped: three kilobytes of the first load. */
export const SHAKEN_ROUTER_RULE: RuleSetRule = {
  include: folder,
  loader: path.join(import.meta.dirname, 'pure-components-loader.ts'),
};

function resolveRouter(): string {
  const ofFace = createRequire(path.join(WORKSPACE, 'shared-api/package.json'));
  return createRequire(ofFace.resolve('react-router-dom')).resolve('react-router');
}
