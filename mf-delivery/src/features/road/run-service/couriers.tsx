import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { BoardCourier } from '@karavan/shared-api/contract/delivery-board';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

/** Who brings things, how much they have on the road, and the cash that they owe. */
export function Couriers({ couriers }: { readonly couriers: readonly BoardCourier[] }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <Panel aria-labelledby="couriers">
      <Title id="couriers">{t('couriers')}</Title>
      <List>
        {couriers.map(({ id, full_name, works_there, carried, brought_today, owed }) => (
          <li key={id}>
            <Name>{full_name}</Name>
            <Muted>
              {works_there ? t('load', { carried, brought: brought_today }) : t('left')}
            </Muted>
            {owed.map((sum) => (
              <Owes key={sum.currency}>{t('owes', { sum: formatMoney(sum, locale) })}</Owes>
            ))}
          </li>
        ))}
      </List>
    </Panel>
  );
}

const Title = styled.h2`
  font: ${type.title3};
`;

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  overflow-wrap: anywhere;
`;

const Name = styled.p`
  font-weight: ${weight.medium};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const Owes = styled.p`
  color: ${color.warning};
`;
