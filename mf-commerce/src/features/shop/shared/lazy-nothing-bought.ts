import { atOnce, lazily } from '@karavan/shared-ui/lazily';

/** For the few carts that are opened with nothing in them. */
export const NothingBought = lazily(
  async () =>
    (await import(/* webpackChunkName: "nothing-bought" */ './nothing-bought.tsx')).NothingBought,
  null,
  atOnce,
);
