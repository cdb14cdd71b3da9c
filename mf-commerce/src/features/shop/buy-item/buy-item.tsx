import { useState } from 'react';
import { ShoppingBag } from 'lucide-react';
import { useStore } from 'jotai';
import styled from 'styled-components';
import { addToCart } from '@karavan/shared-api/client/carts';
import type { ItemDetail } from '@karavan/shared-api/contract/items';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';
import { cartCountAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { color, fontSize, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';

/** At this stock or less the page says how many are left. */
const FEW = 3;

/** The sizes of an item, and adding one to the cart. */
export function BuyItem({ sizes }: { readonly sizes: ItemDetail['sizes'] }) {
  const t = useT();
  const { requireSignIn, toasts } = useShell();
  const store = useStore();
  const navigate = useNavigate();
  const [only] = sizes;
  const [chosen, setChosen] = useState(sizes.length === 1 ? only?.id : undefined);
  const [isAsked, setIsAsked] = useState(false);
  const size = sizes.find(({ id }) => id === chosen);
  const add = useWrite(addToCart, {
    onSuccess({ cart_id, count }) {
      store.set(cartCountAtom, count);
      toasts.show({
        kind: 'success',
        text: t('added'),
        action: { label: t('to_cart'), run: () => void navigate(`/carts/${cart_id}`) },
      });
    },
    failed: ({ status }) => (status === 409 ? t('no_more') : undefined),
  });

  async function buy(): Promise<void> {
    if (!size) return setIsAsked(true);
    if (!(await requireSignIn())) return;
    await add.send({ body: { size_id: size.id, quantity: 1 } });
  }

  if (sizes.every(({ available }) => available === 0)) return <Sold>{t('sold_out')}</Sold>;
  return (
    <Root>
      {sizes.length > 1 && (
        <>
          <ChipRow label={t('size')}>
            {sizes.map(({ id, size: name, available }) => (
              <Chip
                key={id}
                pressed={id === chosen}
                disabled={available === 0}
                onClick={() => setChosen(id)}
              >
                {name}
              </Chip>
            ))}
          </ChipRow>
          {isAsked && !size && <Missing role="alert">{t('choose_size')}</Missing>}
        </>
      )}
      {size && size.available <= FEW && <Few>{t('left', { count: size.available })}</Few>}
      <Button
        wide
        loading={add.isPending}
        icon={<ShoppingBag size={20} />}
        onClick={() => void buy()}
      >
        {t('add_to_cart')}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

const Missing = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.small};
`;

const Few = styled.p`
  color: ${color.warning};
  font-size: ${fontSize.small};
`;

const Sold = styled.p`
  color: ${color.textMuted};
`;
