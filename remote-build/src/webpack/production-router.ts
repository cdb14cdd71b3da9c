import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { findProductionRouter } from './installed-version.ts';
import { ownFile } from './own-file.ts';

/** The exports of react-router lead to its development build only; the production build lies beside it. */
const folder = findProductionRouter();

export const PRODUCTION_ROUTER_ALIAS: Readonly<Record<string, string>> = {
  'react-router$': path.join(folder, 'index.mjs'),
  'react-router/dom$': path.join(folder, 'dom-export.mjs'),
};

/** Lets unused parts of the router be dropped: three kilobytes of the first load. */
export const SHAKEN_ROUTER_RULE: RuleSetRule = {
  include: folder,
  loader: ownFile('pure-components-loader'),
};
