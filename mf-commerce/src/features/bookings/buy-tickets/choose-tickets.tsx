import { useState } from 'react';
import { Ticket } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { ItemDetail, ItemEvent } from '@karavan/shared-api/contract/items';
import { TICKETS_PER_ORDER_MAX } from '@karavan/shared-api/contract/limits';
import { saleState, saleWindowOf } from '@karavan/shared-api/contract/sale-window';
import { isSignedInAtom, localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { Chip, ChipRow } from '@karavan/shared-ui/chip';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { lazily } from '@karavan/shared-ui/lazily';
import { LoadFailure } from '@karavan/shared-ui/states';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { ChangedTotal } from '../../../shared/changed-total.tsx';
import { GiftSwitch } from '../../../shared/lazy-gift-switch.ts';
import { Stepper } from '../../../shared/stepper.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT, withBookingTexts } from '../translation.ts';
import { chosenOf } from './chosen-extras.ts';
import { NoChoice } from './no-choice.ts';
import { EventNews } from './event-news.tsx';
import { TicketSums } from './ticket-sums.tsx';
import { useTickets } from './use-tickets.ts';
import { useWaits } from './use-waits.ts';
import { WaitNews } from './wait-news.tsx';
import { useWhen } from '../shared/use-when.ts';

const WaitForTickets = lazily(
  async () =>
    (await import(/* webpackChunkName: "wait-for-tickets" */ './wait-for-tickets.tsx'))
      .WaitForTickets,
);

const ExtraChoice = lazily(
  async () =>
    (await import(/* webpackChunkName: "extra-choice" */ './extra-choice.tsx')).ExtraChoice,
);

interface ChooseTicketsProps {
  readonly item: ItemDetail;
  readonly event: ItemEvent;
}

/** The sections of an event, the number of tickets, and the button to get them. */
export const ChooseTickets = withBookingTexts(Choice, <NoChoice />);

function Choice({ item, event }: ChooseTicketsProps) {
  return (
    <>
      <EventNews item={item} event={event} />
      <Sale item={item} event={event} />
    </>
  );
}

function Sale({ item, event }: ChooseTicketsProps) {
  const t = useT();
  const when = useWhen(item.time_zone);
  const [now] = useState(Date.now);
  if (event.cancelled) return null;
  if (Date.parse(event.starts_at) <= now) return <Muted>{t('event_over')}</Muted>;
  const states = item.sizes.map((section) => {
    const sale = saleWindowOf(saleOf(event), saleOf(section));
    return { section, sale, state: saleState(sale, now) };
  });
  const open = states.flatMap(({ section, state }) => (state === 'open' ? [section] : []));
  if (open.length > 0) return <OpenSale item={item} sections={open} />;
  const ahead = states.flatMap(({ sale, state }) => (state === 'ahead' ? [sale.from!] : []));
  // Of several sections the next one counts.
  const [next] = ahead.toSorted();
  return (
    <Muted>{next === undefined ? t('sale_over') : t('sale_from', { time: when(next) })}</Muted>
  );
}

interface OpenSaleProps {
  readonly item: ItemDetail;
  /** Those whose tickets are sold now, one at least. */
  readonly sections: ItemDetail['sizes'];
}

function OpenSale({ item, sections }: OpenSaleProps) {
  const t = useT();
  const commerce = useCommerceT();
  const locale = useAtomValue(localeAtom);
  const isSignedIn = useAtomValue(isSignedInAtom);
  const waits = useWaits(item.id);
  const [chosen, setChosen] = useState<number>();
  const [wanted, setWanted] = useState(1);
  const kept = waits.find(({ status }) => status === 'offered');
  const first =
    sections.find(({ id }) => id === kept?.size_id) ??
    sections.find(({ available }) => available > 0) ??
    sections[0]!;
  const section = sections.find(({ id }) => id === chosen) ?? first;
  const wait = waits.find(({ size_id }) => size_id === section.id);
  const most = section.available + (wait?.status === 'offered' ? wait.quantity : 0);
  return (
    <>
      {sections.length > 1 && (
        <ChipRow label={t('section')}>
          {sections.map(({ id, size, available, price }) => (
            <Chip key={id} pressed={id === section.id} onClick={() => setChosen(id)}>
              {[
                size,
                price && formatMoney(price, locale),
                available === 0 && commerce('sold_out').toLocaleLowerCase(locale),
              ]
                .filter(Boolean)
                .join(' · ')}
            </Chip>
          ))}
        </ChipRow>
      )}
      {isSignedIn && <WaitNews />}
      {(wait || section.available === 0) && (
        <WaitForTickets key={section.id} item={item} section={section} wait={wait} />
      )}
      {most > 0 && (
        <BuySection
          item={item}
          section={section}
          most={Math.min(most, TICKETS_PER_ORDER_MAX)}
          wanted={wanted}
          onChange={setWanted}
        />
      )}
    </>
  );
}

interface BuySectionProps {
  readonly item: ItemDetail;
  readonly section: ItemDetail['sizes'][number];
  /** As many as this person can buy of it. */
  readonly most: number;
  readonly wanted: number;
  onChange(wanted: number): void;
}

function BuySection({
  item: { id: itemId, takes_online_payment, event },
  section,
  most,
  wanted,
  onChange,
}: BuySectionProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const method = takes_online_payment ? 'online_payment' : 'self_pickup';
  const quantity = Math.min(wanted, most);
  const [wantedExtras, setWantedExtras] = useState<Readonly<Record<number, number>>>({});
  const [spendsGifts, setSpendsGifts] = useState(false);
  const offered = event?.extras ?? [];
  const extras = chosenOf(offered, wantedExtras);
  const { quote, isPending, isQuoteChanged, buy } = useTickets(
    { itemId, sizeId: section.id, quantity, extras, spendsGifts },
    method,
  );
  const isQuoted = quote.data && !quote.isFetching && !quote.isPlaceholderData;
  const sum = isQuoted && formatMoney(quote.data.total, locale);
  return (
    <>
      <Line>
        <Muted>{section.available > 0 && t('tickets_left', { count: section.available })}</Muted>
        <Stepper
          label={t('how_many_tickets')}
          value={quantity}
          min={1}
          max={most}
          onChange={onChange}
        />
      </Line>
      {offered.length > 0 && (
        <ExtraChoice
          extras={offered}
          chosen={extras}
          onChange={(id, count) => setWantedExtras({ ...wantedExtras, [id]: count })}
        />
      )}
      {quote.data && <TicketSums quote={quote.data} />}
      {quote.data?.gifts && (
        <GiftSwitch
          balance={quote.data.gifts.balance}
          isSpent={spendsGifts}
          onChange={setSpendsGifts}
        />
      )}
      {quote.error && <LoadFailure error={quote.error} retry={() => void quote.refetch()} />}
      {isQuoteChanged && quote.data && !quote.isFetching && (
        <ChangedTotal total={quote.data.total} />
      )}
      <Button
        wide
        loading={isPending}
        disabled={!isQuoted}
        icon={<Ticket size={20} />}
        onClick={() => void buy()}
      >
        {[t('buy_tickets', { count: quantity }), sum].filter(Boolean).join(' · ')}
      </Button>
      {quote.data && Number(quote.data.total.amount) > 0 && (
        <Muted>{t(`next_tickets_${method}`)}</Muted>
      )}
    </>
  );
}

interface Sold {
  readonly sales_from?: string | undefined;
  readonly sales_until?: string | undefined;
}

/** What is absent is not limited. */
const saleOf = <Part extends Sold>(part: Part) => ({
  ...part,
  sales_from: part.sales_from ?? null,
  sales_until: part.sales_until ?? null,
});

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Muted = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;
