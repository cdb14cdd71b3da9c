/** Every page is a chunk of its own, named `page-<name>`. */
export const pageChunks = {
  available: () => import(/* webpackChunkName: "page-available" */ './pages/available.page.tsx'),
  cash: () => import(/* webpackChunkName: "page-cash" */ './pages/cash.page.tsx'),
  earnings: () => import(/* webpackChunkName: "page-earnings" */ './pages/earnings.page.tsx'),
  history: () => import(/* webpackChunkName: "page-history" */ './pages/history.page.tsx'),
  service: () => import(/* webpackChunkName: "page-service" */ './pages/service.page.tsx'),
  receipt: () => import(/* webpackChunkName: "page-receipt" */ './pages/receipt.page.tsx'),
};
