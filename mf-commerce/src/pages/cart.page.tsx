import type { PageModule } from '@karavan/shared-api/remote';
import { EditCart } from '../features/shop/edit-cart/edit-cart.tsx';

/** /carts/{id}: one cart. */
export const page: PageModule = {
  Component: ({ params }) => <EditCart key={params['id']} id={Number(params['id'])} />,
};
