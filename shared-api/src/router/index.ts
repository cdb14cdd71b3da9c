/**
 * The one face through which everybody routes. Only this module is shared between the shell and the
 * remotes, so the parts of react-router-dom that nobody names here are shaken out of the first load.
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
} from 'react-router-dom';
export type { Location, Navigator, To } from 'react-router-dom';

import type { UNSAFE_createBrowserHistory } from 'react-router-dom';
/** The page's one history; the shell owns it. */
export type BrowserHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;
