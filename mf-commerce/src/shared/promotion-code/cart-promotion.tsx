import { useState, type FormEvent } from 'react';
import { useAtomValue } from 'jotai';
import { BadgePercent } from 'lucide-react';
import styled from 'styled-components';
import { getCart } from '@karavan/shared-api/client/carts';
import { chooseCartPromotion } from '@karavan/shared-api/client/promotions';
import type { Cart } from '@karavan/shared-api/contract/carts';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { CodeField } from './code-field.tsx';
import { useT, withCodeTexts } from './translation.ts';

/** Which promotion counts in a cart, and a field for the code of one. */
export const CartPromotion = withCodeTexts(Promotion);

function Promotion({ cart }: { readonly cart: Cart }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { id, promotion, promotion_code: typed } = cart;
  const [code, setCode] = useState(typed?.code ?? '');
  const choose = useWrite(chooseCartPromotion, {
    failed: ({ fields }) => (fields['code'] ? null : undefined),
    onSuccess: (changed, _sent, queries) =>
      void queries.setQueryData(endpointKey(getCart, 'one', { params: { id } }), changed),
  });
  const send = (wanted: string | null) =>
    void choose.send({ params: { id }, body: { code: wanted } });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.trim() !== '') send(code);
  }

  function remove(): void {
    setCode('');
    send(null);
  }

  return (
    <Panel as="section" aria-label={t('title')}>
      {promotion && (
        <Counting to={`/promotions/${promotion.id}${codeIn(promotion.code)}`}>
          <BadgePercent size={20} aria-hidden />
          <span>
            <b>{promotion.title}</b>
            {t('takes_off', { sum: formatMoney(promotion.discount, locale) })}
          </span>
        </Counting>
      )}
      <Line onSubmit={submit} noValidate>
        <CodeField
          value={code}
          typed={typed}
          error={choose.errorOf('code')}
          onValueChange={(written) => {
            choose.reset();
            setCode(written);
          }}
        />
        <Button type="submit" kind="secondary" loading={choose.isPending}>
          {t('apply')}
        </Button>
      </Line>
      {typed && (
        <Button kind="quiet" size="small" onClick={remove}>
          {t('remove')}
        </Button>
      )}
    </Panel>
  );
}

/** A promotion that is in no list opens with its code. */
const codeIn = (code: string | null) => (code === null ? '' : `?code=${encodeURIComponent(code)}`);

const Line = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${space[2]};

  > :first-child {
    flex: 1 1 160px;
    min-width: 0;
  }

  /* Beside the field, whose label stands above it. */
  > button {
    margin-top: 1lh;
  }
`;

const Counting = styled(Link)`
  display: flex;
  align-items: start;
  gap: ${space[2]};
  color: ${color.success};
  font: ${type.second};

  b {
    display: block;
    font: ${type.label};
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }
`;
