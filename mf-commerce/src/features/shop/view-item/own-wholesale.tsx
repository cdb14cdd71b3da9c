import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getOwnWholesalePrices } from '@karavan/shared-api/client/wholesale';
import { useEndpoint } from '@karavan/shared-api/query';
import { useRealtimeEvent } from '@karavan/shared-api/realtime';
import { useShell } from '@karavan/shared-api/remote';
import { isSignedInAtom, localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { ItemPart } from '../../../shared/action-bar.tsx';
import { useT } from '../../../shared/translation.ts';

const OWN = { stream: 'unread' } as const;

/** What an item costs a confirmed wholesale client, from how many pieces on; nothing for others. */
export function OwnWholesale({ itemId }: { readonly itemId: number }) {
  return useAtomValue(isSignedInAtom) ? <Prices itemId={itemId} /> : null;
}

function Prices({ itemId: id }: { readonly itemId: number }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { realtime } = useShell();
  const prices = useEndpoint(getOwnWholesalePrices, { params: { id } }, { staleTime: 0 });
  useRealtimeEvent(realtime, OWN, 'notification.created', ({ type: news }) => {
    if (news.startsWith('wholesale_')) void prices.refetch();
  });
  const steps = prices.data?.steps ?? [];
  if (steps.length === 0) return null;
  return (
    <ItemPart>
      <Steps aria-label={t('wholesale')}>
        {steps.map(({ min_quantity, price }) => (
          <li key={min_quantity}>
            {t('wholesale_from', { count: min_quantity, price: formatMoney(price, locale) })}
          </li>
        ))}
      </Steps>
    </ItemPart>
  );
}

const Steps = styled.ul`
  display: grid;
  gap: ${space[1]};
  color: ${color.success};
  font: ${type.label};
`;
