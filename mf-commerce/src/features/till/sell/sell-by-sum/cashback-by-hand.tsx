import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { findSaleClient, moveCashback } from '@karavan/shared-api/client/till';
import { SALE_AMOUNT_MAX } from '@karavan/shared-api/contract/limits';
import { CASHBACK_ACTIONS, type CashbackAction } from '@karavan/shared-api/contract/till';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { PriceField } from '@karavan/shared-ui/price-field';
import { RadioGroup } from '@karavan/shared-ui/radio-group';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../translation.ts';

interface CashbackByHandProps {
  readonly organizationId: number;
  /** The scanned code. */
  readonly client: string;
  readonly currency: string;
}

/** Gives a client who has shown their code cashback without a sale, or takes some. */
export function CashbackByHand({ organizationId, client, currency }: CashbackByHandProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [action, setAction] = useState<CashbackAction>('charge');
  const [amount, setAmount] = useState('');
  const move = useWrite(moveCashback, {
    done: ({ balance }) => t('hand_done', { sum: formatMoney(balance, locale) }),
    failed: ({ fields }) => (fields['amount'] ? null : undefined),
    onSuccess(_moved, _sent, queries) {
      setAmount('');
      // The code has been used: the next thing needs another one.
      void queries.invalidateQueries({ queryKey: endpointKey(findSaleClient, 'one') });
    },
  });
  return (
    <Details>
      <summary>{t('hand_title')}</summary>
      <RadioGroup
        label={t('hand_title')}
        value={action}
        options={CASHBACK_ACTIONS.map((value) => ({ value, label: t(`hand_${value}`) }))}
        onValueChange={(value) => setAction(value)}
      />
      <PriceField
        label={t('hand_sum')}
        hint={t('hand_code')}
        currency={currency}
        locale={locale}
        max={SALE_AMOUNT_MAX}
        value={amount}
        error={move.error?.fields['amount']?.[0]}
        onValueChange={(typed) => {
          move.reset();
          setAmount(typed);
        }}
      />
      <Button
        kind="secondary"
        disabled={!(Number(amount) > 0)}
        loading={move.isPending}
        onClick={() =>
          void move.send({ params: { id: organizationId }, body: { client, action, amount } })
        }
      >
        {t(`hand_${action}`)}
      </Button>
    </Details>
  );
}

const Details = styled.details`
  &[open] {
    display: grid;
    gap: ${space[3]};
  }

  > summary {
    color: ${color.textMuted};
    font: ${type.label};
    cursor: pointer;
  }

  > * + * {
    margin-top: ${space[3]};
  }
`;
