import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Loss } from '@karavan/shared-api/contract/departures';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, radius, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from './texts.ts';

/** What is worth money and ends with the account. */
export function Losses({ losses }: { readonly losses: readonly Loss[] }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  if (losses.length === 0) return null;
  return (
    <Box aria-labelledby="losses-title">
      <Title id="losses-title">{t('losses_title')}</Title>
      <ul>
        {losses.map(({ kind, count, sums }) => (
          <Row key={kind}>
            <span>
              {t(`loss_${kind}`)}
              <Hint>{t(`loss_${kind}_count`, { count })}</Hint>
            </span>
            <Sums>
              {sums.map((sum) => (
                <span key={sum.currency}>{formatMoney(sum, locale)}</span>
              ))}
            </Sums>
          </Row>
        ))}
      </ul>
    </Box>
  );
}

const Box = styled.section`
  padding: ${space[4]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Title = styled.h3`
  font: inherit;
  font-weight: ${weight.medium};
`;

const Row = styled.li`
  display: flex;
  justify-content: space-between;
  gap: ${space[4]};
  padding-top: ${space[3]};
`;

const Hint = styled.small`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Sums = styled.strong`
  display: grid;
  text-align: end;
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
`;
