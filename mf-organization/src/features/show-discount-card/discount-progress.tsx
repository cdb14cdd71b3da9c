import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OrganizationClient } from '@karavan/shared-api/contract/organizations';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { formatPercent } from '@karavan/shared-ui/format-percent';
import { color, radius, space } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';

interface DiscountProgressProps {
  readonly standing: NonNullable<OrganizationClient['discount']>;
}

/** The progress to the next tier of the card, in words and as a bar. */
export function DiscountProgress({ standing: { spent, next } }: DiscountProgressProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  if (!next) return null;
  const missing = Number(next.missing.amount);
  const done = Number(spent.amount) / (Number(spent.amount) + missing);
  return (
    <Root>
      <Bar
        role="progressbar"
        aria-label={t('card_progress')}
        aria-valuenow={Math.round(done * 100)}
        style={{ '--done': done }}
      />
      <p>
        {t('card_next', {
          percent: formatPercent(next.percent, locale),
          missing: formatMoney(next.missing, locale),
        })}
      </p>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const Bar = styled.div`
  height: 6px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: rgb(255 255 255 / 30%);

  &::before {
    display: block;
    width: calc(var(--done) * 100%);
    height: 100%;
    border-radius: inherit;
    background: ${color.onFill};
    content: '';
  }
`;
