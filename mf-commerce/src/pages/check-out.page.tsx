import type { PageModule } from '@karavan/shared-api/remote';
import { CheckOut } from '../features/shop/check-out/check-out.tsx';

/** /carts/{id}/delivery: how a cart is had and paid for. */
export const page: PageModule = {
  Component: ({ params }) => <CheckOut key={params['id']} id={Number(params['id'])} />,
};
