import { chooseDiscount } from '@karavan/shared-api/client/discounts';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { useWrite } from '@karavan/shared-api/query';
import { Panel } from '@karavan/shared-ui/product/panel';
import { CardChoice } from '../../../shared/card-choice/card-choice.tsx';
import { refreshCards } from '../../../shared/card-choice/refresh-cards.ts';

/** Which card the client uses at the organization of a cart; the cart is priced anew. */
export function CartCardChoice({ cart }: { readonly cart: Cart }) {
  const { organization, cards, chosen_card: chosen } = cart;
  const choose = useWrite(chooseDiscount, {
    whileBusy: 'queue',
    onSuccess: (_wallet, _sent, queries) => refreshCards(queries),
  });
  return (
    <Panel>
      <CardChoice
        cards={cards}
        chosen={chosen}
        onChoose={(kind) =>
          void choose.send({ params: { id: organization.id }, body: { chosen: kind } })
        }
      />
    </Panel>
  );
}
