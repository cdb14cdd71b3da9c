/** Every page is a chunk of its own, named `page-<name>`. */
export const pageChunks = {
  available: () => import(/* webpackChunkName: "page-available" */ './pages/available.page.tsx'),
  history: () => import(/* webpackChunkName: "page-history" */ './pages/history.page.tsx'),
  receipt: () => import(/* webpackChunkName: "page-receipt" */ './pages/receipt.page.tsx'),
};
