import type { PageModule } from '@karavan/shared-api/remote';
import { CheckOut } from '../features/shop/check-out/check-out.tsx';

/** /carts/{id}/delivery: checkout, with the choice of receiving and paying. */
export const page: PageModule = {
  Component: ({ params }) => <CheckOut key={params['id']} id={Number(params['id'])} />,
};
