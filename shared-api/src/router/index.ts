/**
 * The only module that imports the router, with the hook below. It alone is shared between the shell and the remotes, so
 * whatever of react-router-dom is not exported here is tree-shaken from the first load.
 */
export {
  Link,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  matchPath,
  useLocation,
  useNavigate,
} from 'react-router-dom';
export { useSearchParams } from './use-search-params.ts';
export type { Location, Navigator, To } from 'react-router-dom';

import type { UNSAFE_createBrowserHistory } from 'react-router-dom';
/** The page's one history; the shell owns it. */
export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
