/** Every page is a chunk of its own, named `page-<name>`. */
export const pageChunks = {
  arrivals: () => import(/* webpackChunkName: "page-arrivals" */ './pages/arrivals.page.tsx'),
};
