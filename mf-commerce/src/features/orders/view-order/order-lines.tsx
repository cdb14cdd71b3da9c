import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { ReceiptText } from 'lucide-react';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { receiptPath } from '@karavan/shared-api/contract/receipt-path';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { Thumbnail } from '@karavan/shared-ui/thumbnail';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, radius, size, space, type, weight } from '@karavan/shared-ui/tokens';
import { ReceiptSums } from '../../../shared/receipt-sums.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';

/** Of a long order this many lines are shown at first. */
const FIRST = 6;

/** What was ordered, with pictures, what it costs, and the way to its receipt. */
export function OrderLines({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const commerce = useCommerceT();
  const [showsAll, setShowsAll] = useState(false);
  const { lines, paid_at } = receipt;
  const shown = showsAll || lines.length <= FIRST + 1 ? lines : lines.slice(0, FIRST);
  const hidden = lines.length - shown.length;
  return (
    <Panel aria-label={t('ordered_things')}>
      {lines.length > 0 && (
        <List>
          {shown.map((line) => (
            <li key={`${line.item_id} ${line.size}`}>
              <Line line={line} />
            </li>
          ))}
        </List>
      )}
      {hidden > 0 && (
        <Button kind="quiet" wide onClick={() => setShowsAll(true)}>
          {t('more_lines', { count: hidden })}
        </Button>
      )}
      <ReceiptSums receipt={receipt} />
      <Muted>
        {commerce(`method_${receipt.method}`)},{' '}
        {commerce(`payment_${receipt.payment_status ?? 'open'}`)}
      </Muted>
      {paid_at !== null && (
        <Document to={`${receiptPath(receipt)}?document`}>
          <ReceiptText size={20} aria-hidden />
          {t('open_receipt')}
        </Document>
      )}
    </Panel>
  );
}

function Line({ line }: { readonly line: Receipt['lines'][number] }) {
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const { item_id, name, image, quantity, price, total, is_sold } = line;
  const what = (
    <>
      <Thumbnail picture={image} size={56} />
      <Words>
        <Name>{name}</Name>
        <Muted>
          {[line.size, `${quantity} × ${formatMoney(price, locale)}`].filter(Boolean).join(', ')}
        </Muted>
        {!is_sold && <Muted>{commerce('change_gone')}</Muted>}
      </Words>
      <Sum>{formatMoney(total, locale)}</Sum>
    </>
  );
  return is_sold ? <Way to={`/p/${item_id}`}>{what}</Way> : <Gone>{what}</Gone>;
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`;

const Gone = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
`;

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};
  border-radius: ${radius.medium};
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  display: block;
  font-weight: ${weight.medium};
`;

const Muted = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Sum = styled.span`
  flex: none;
  font-variant-numeric: tabular-nums;
`;

const Document = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.touch};
  color: ${color.accentStrong};
  font-weight: ${weight.medium};
`;
