/**
 * Development only. A released shell shares the runtime of released code, so that a remote under
 * development has to do with that one, too.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

export function jsxDEV(type, props, key, isStaticChildren) {
  return (isStaticChildren ? jsxs : jsx)(type, props, key);
}
