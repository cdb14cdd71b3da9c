/**
 * The one face through which everybody routes. Only this module is shared between the shell and the
 * remotes, so the parts of react-router that nobody names here are shaken out of the first load.
 */
export {
  Link,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  matchPath,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router';
export type { Location, Navigator, To } from 'react-router';

import type { UNSAFE_createBrowserHistory } from 'react-router';
/** The page's one history; the shell owns it. */
export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
