/** Every page is a chunk of its own, named `page-<name>`. */
export const pageChunks = {
  list: () => import(/* webpackChunkName: "page-list" */ './pages/list.page.tsx'),
  rental: () => import(/* webpackChunkName: "page-rental" */ './pages/rental.page.tsx'),
};
