import { useAtomValue } from 'jotai';
import { Banknote } from 'lucide-react';
import styled from 'styled-components';
import { listOwedCash } from '@karavan/shared-api/client/delivery';
import { useEndpoint } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { buttonAppearance, type ButtonAppearance } from '@karavan/shared-ui/button-appearance';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { Panel } from '@karavan/shared-ui/product/panel';
import { useT } from '../../shared/translation.ts';

/**
 * Cash that the courier has collected and not yet handed over, by organization; nothing if there is
 * none.
 */
export function OwedCash() {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const owed = useEndpoint(listOwedCash, {});
  if (!owed.data || owed.data.list.length === 0) return null;
  return (
    <Panel aria-labelledby="owed-cash">
      <Title id="owed-cash">
        <Banknote size={24} aria-hidden />
        {t('owed')}
      </Title>
      <List>
        {owed.data.list.map(({ organization, sum, delivery_count }) => (
          <Row key={`${organization.id} ${sum.currency}`}>
            <span>
              {organization.title}
              <Muted>{t('deliveries', { count: delivery_count })}</Muted>
            </span>
            <Sum>{formatMoney(sum, locale)}</Sum>
          </Row>
        ))}
      </List>
      <Muted>{t('owed_text')}</Muted>
      <Hand to="/delivery/cash" $kind="secondary" $size="medium" $wide>
        {t('cash')}
      </Hand>
    </Panel>
  );
}

const Hand = styled(Link)<ButtonAppearance>`
  ${buttonAppearance}
`;

const Title = styled.h2`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font: ${type.title3};

  svg {
    color: ${color.warning};
  }
`;

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Row = styled.li`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Sum = styled.strong`
  flex: none;
  font: ${type.priceM};
  font-variant-numeric: tabular-nums;
`;
