import type { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import { countCartItems } from '@karavan/shared-api/client/carts';
import { cartCountAtom, sessionAtom } from '@karavan/shared-api/state';

/** Fills the badge of the carts for whoever is signed in; whoever changes a cart sets it from then on. */
export function loadCartCount(store: ReturnType<typeof createStore>, api: ApiClient): void {
  let token: string | undefined;
  const load = () => {
    const present = store.get(sessionAtom)?.token;
    if (present === token) return;
    token = present;
    if (!present) return;
    void api.call(countCartItems, {}).then((answer) => {
      if (answer.ok && store.get(sessionAtom)?.token === present)
        store.set(cartCountAtom, answer.data.count);
    });
  };
  store.sub(sessionAtom, load);
  load();
}
