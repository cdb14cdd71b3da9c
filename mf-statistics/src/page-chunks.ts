/** Every page is a chunk of its own, named `page-<name>`. */
export const pageChunks = {
  orders: () => import(/* webpackChunkName: "page-orders" */ './pages/orders.page.tsx'),
  rent: () => import(/* webpackChunkName: "page-rent" */ './pages/rent.page.tsx'),
  events: () => import(/* webpackChunkName: "page-events" */ './pages/events.page.tsx'),
};
