import { useRef, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ItemDetail, ItemEvent } from '@karavan/shared-api/contract/items';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { dateFormat } from '@karavan/shared-ui/intl';
import { lazily } from '@karavan/shared-ui/lazily';
import { space, weight } from '@karavan/shared-ui/tokens';
import { ActionBar, ItemPart } from '../../../shared/action-bar.tsx';
import { FromPrice } from '../../../shared/from-price.tsx';
import { useT } from '../../../shared/translation.ts';
import { NoChoice } from './no-choice.ts';

const ChooseTickets = lazily(
  async () =>
    (await import(/* webpackChunkName: "choose-tickets" */ './choose-tickets.tsx')).ChooseTickets,
  <NoChoice />,
);

interface BuyTicketsProps {
  readonly item: ItemDetail;
  readonly event: ItemEvent;
}

/** When and where an event takes place, its sections, and buying tickets. */
export function BuyTickets({ item, event }: BuyTicketsProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const choice = useRef<HTMLDivElement>(null);
  const [now] = useState(Date.now);
  const isSold =
    !event.cancelled &&
    Date.parse(event.starts_at) > now &&
    item.sizes.some(({ available }) => available > 0);
  const date = dateFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: item.time_zone,
  }).format(new Date(event.starts_at));

  function toChoice(): void {
    choice.current?.focus({ preventScroll: true });
    choice.current?.scrollIntoView({ block: 'center' });
  }

  return (
    <>
      <ItemPart>
        <Fact>
          {/* Two engines may space a date differently. */}
          <time dateTime={event.starts_at} suppressHydrationWarning>
            {date}
          </time>
        </Fact>
        <Fact>{event.place}</Fact>
        <Choice ref={choice} tabIndex={-1}>
          <ChooseTickets item={item} event={event} />
        </Choice>
      </ItemPart>
      {isSold && (
        <ActionBar isPhoneOnly price={<FromPrice item={item} />}>
          <Button wide onClick={toChoice}>
            {t('choose_tickets')}
          </Button>
        </ActionBar>
      )}
    </>
  );
}

const Choice = styled.div`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  outline: none;
`;

const Fact = styled.p`
  font-weight: ${weight.medium};
`;
