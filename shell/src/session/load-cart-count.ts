import type { createStore } from 'jotai/vanilla';
import type { ApiClient } from '@karavan/shared-api/client';
import { countCartItems } from '@karavan/shared-api/client/carts';
import { cartCountAtom, sessionAtom } from '@karavan/shared-api/state';

/** Loads the cart badge for a signed-in person; later changes of a cart update it. */
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
