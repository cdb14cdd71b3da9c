import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../../shared/translation.ts';

/** What is about to be ordered: each thing with its picture, size, quantity and sum. */
export function CartLines({ cart: { organization, lines } }: { readonly cart: Cart }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <Panel aria-label={organization.title}>
      <Lines>
        {lines.map(({ size_id, item, size, quantity, price, total }) => (
          <Line key={size_id}>
            <Thumbnail picture={item.image} size={56} />
            <Words>
              {item.name}
              <Muted>
                {[size && t('size_is', { size }), `${quantity} × ${formatMoney(price, locale)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </Muted>
            </Words>
            <Sum>{formatMoney(total, locale)}</Sum>
          </Line>
        ))}
      </Lines>
    </Panel>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Line = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Sum = styled.span`
  flex: none;
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`;
