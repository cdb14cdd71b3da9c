import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { GiftOffer } from '@karavan/shared-api/contract/gift-offer';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Switch } from '@karavan/shared-ui/switch';
import { color, type } from '@karavan/shared-ui/tokens';
import { useT } from './translation.ts';

interface GiftSwitchProps {
  readonly balance: GiftOffer['balance'];
  readonly isSpent: boolean;
  readonly isPending?: boolean;
  onChange(isSpent: boolean): void;
}

/** Whether an order is paid with gift cards, and what is on them. */
export function GiftSwitch({ balance, isSpent, isPending = false, onChange }: GiftSwitchProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  return (
    <Switch
      checked={isSpent}
      disabled={isPending}
      onChange={({ target }) => onChange(target.checked)}
    >
      {t('spend_gifts')}
      <Note>{t('gift_balance', { sum: formatMoney(balance, locale) })}</Note>
    </Switch>
  );
}

const Note = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;
