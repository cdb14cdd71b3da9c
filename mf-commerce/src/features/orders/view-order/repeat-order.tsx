import { RotateCcw } from 'lucide-react';
import { useStore } from 'jotai';
import styled from 'styled-components';
import { repeatOrder } from '@karavan/shared-api/client/orders';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link, useNavigate } from '@karavan/shared-api/router';
import { cartCountAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, size, space, weight } from '@karavan/shared-ui/tokens';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';

/** Puts the goods of an order into the cart again, and says what of it is not sold any more. */
export function RepeatOrder({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const commerce = useCommerceT();
  const navigate = useNavigate();
  const store = useStore();
  const { events } = useShell();
  const repetition = useWrite(repeatOrder, {
    onSuccess({ cart_id, count, missing }) {
      store.set(cartCountAtom, count);
      events.emit('cart.changed', { organizationId: receipt.organization.id });
      if (cart_id !== null && missing.length === 0) void navigate(`/carts/${cart_id}`);
    },
  });
  const { data } = repetition;
  return (
    <>
      {data && data.missing.length > 0 && (
        <Panel role="status">
          <Title>{t(data.cart_id === null ? 'nothing_to_repeat' : 'repeated_without')}</Title>
          {data.cart_id !== null && (
            <>
              <ul>
                {data.missing.map(({ name, size: named, quantity }) => (
                  <Missing key={`${name} ${named}`}>
                    {[name, named].filter(Boolean).join(', ')}: {quantity}
                  </Missing>
                ))}
              </ul>
              <Way to={`/carts/${data.cart_id}`}>{commerce('to_cart')}</Way>
            </>
          )}
        </Panel>
      )}
      <Button
        kind="secondary"
        wide
        icon={<RotateCcw size={20} />}
        loading={repetition.isPending}
        onClick={() => void repetition.send({ params: { id: receipt.transaction_id } })}
      >
        {t('repeat_order')}
      </Button>
    </>
  );
}

const Title = styled.p`
  font-weight: ${weight.bold};
`;

const Missing = styled.li`
  padding: ${space[1]} 0;
  color: ${color.textMuted};
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
