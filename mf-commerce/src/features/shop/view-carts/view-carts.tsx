import { useEffect } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { listCarts } from '@karavan/shared-api/client/carts';
import type { CartSummary } from '@karavan/shared-api/contract/carts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { OrganizationMark } from '@karavan/shared-ui/product/organization-mark';
import { CountBadge } from '@karavan/shared-ui/count-badge';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { raised } from '@karavan/shared-ui/product/raised';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { space, type, weight } from '@karavan/shared-ui/tokens';
import { Column } from '@karavan/shared-ui/column';
import { NothingBought } from '../shared/nothing-bought.tsx';
import { useT } from '../../../shared/translation.ts';

/** The client's carts, one for each organization. */
export function ViewCarts() {
  const t = useT();
  const { header } = useShell();
  const carts = useEndpoint(listCarts, {});
  useEffect(() => header.set({ title: t('carts') }), [header, t]);
  return (
    <>
      <h1 className="visually-hidden">{t('carts')}</h1>
      <AsyncView query={carts} skeleton={<PageSkeleton />}>
        {({ list }) =>
          list.length === 0 ? (
            <NothingBought lacks="carts" />
          ) : (
            <Column>
              {list.map((cart) => (
                <CartCard key={cart.id} cart={cart} />
              ))}
            </Column>
          )
        }
      </AsyncView>
    </>
  );
}

function CartCard({ cart: { id, organization, count, goods, images } }: { cart: CartSummary }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <Card to={`/carts/${id}`}>
      <Line>
        <OrganizationMark organization={organization} size={40} />
        <Title>{organization.title}</Title>
        <CountBadge count={count} limit={999} label={t('items', { count })} />
      </Line>
      <Line>
        {images.map((image) => (
          <Thumbnail key={image.small} picture={image} size={64} />
        ))}
        <Sum>{formatMoney(goods, locale)}</Sum>
      </Line>
    </Card>
  );
}

const Card = styled(Link)`
  display: grid;
  gap: ${space[3]};
  padding: ${space[4]};
  ${raised}
`;

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Title = styled.span`
  flex: 1;
  font-weight: ${weight.medium};
`;

const Sum = styled.span`
  margin-left: auto;
  font: ${type.title3};
`;
