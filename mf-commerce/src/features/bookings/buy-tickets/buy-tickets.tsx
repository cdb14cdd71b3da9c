import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ItemDetail, ItemEvent } from '@karavan/shared-api/contract/items';
import { localeAtom } from '@karavan/shared-api/state';
import { lazily } from '@karavan/shared-ui/lazily';
import { space, weight } from '@karavan/shared-ui/tokens';
import { withBookingTexts } from '../translation.ts';

/** Reserves space until the selection is loaded. */
const NoChoice = styled.div`
  height: 170px;
`;

const ChooseTickets = lazily(
  async () =>
    withBookingTexts(
      (await import(/* webpackChunkName: "choose-tickets" */ './choose-tickets.tsx')).ChooseTickets,
      <NoChoice />,
    ),
  <NoChoice />,
);

interface BuyTicketsProps {
  readonly item: ItemDetail;
  readonly event: ItemEvent;
}

/** When and where an event takes place, its sections, and buying tickets. */
export function BuyTickets({ item, event }: BuyTicketsProps) {
  const locale = useAtomValue(localeAtom);
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: item.time_zone,
  }).format(new Date(event.starts_at));
  return (
    <Root>
      <Fact>
        {/* Two engines may space a date differently. */}
        <time dateTime={event.starts_at} suppressHydrationWarning>
          {date}
        </time>
      </Fact>
      <Fact>{event.place}</Fact>
      <ChooseTickets item={item} startsAt={event.starts_at} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
`;

const Fact = styled.p`
  font-weight: ${weight.medium};
`;
