/** Each tab of the home, and where what it lists leads. */
export const HOME_TABS = [
  ['Посты', '/home/posts', /^\/p\/\d+$/],
  ['Скидки', '/home/discounts', /^\/organizations\/\d+/],
  ['Организации', '/home/organizations', /^\/organizations\/\d+$/],
  ['Партнёры', '/home/partners', /^\/home\/partners\/\d+$/],
  ['Услуги', '/home/services', /^\/services\/\d+$/],
  ['Акции', '/home/promotions', /^\/promotions\/\d+$/],
] as const;
