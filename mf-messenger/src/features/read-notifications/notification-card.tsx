import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { situationOf, type Situation } from '@karavan/shared-api/order-situation';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, radius, space, type, weight } from '@karavan/shared-ui/tokens';
import { answerLine } from './cards/answer-line.ts';
import { AgreementStanding } from './cards/agreement-standing.tsx';
import { extraFacts } from './cards/extra-facts.ts';
import { InvitationStanding } from './cards/invitation-standing.tsx';
import { OfferStanding } from './cards/offer-standing.tsx';
import { OrderActions } from './cards/order-actions.tsx';
import { OrderFacts } from './cards/order-facts.tsx';
import { OrderStanding } from './cards/order-standing.tsx';
import { OrganizationPlace } from './cards/organization-place.tsx';
import { PartnershipStanding } from './cards/partnership-standing.tsx';
import { TransferStanding } from './cards/transfer-standing.tsx';
import { CheckDevices } from './check-devices.tsx';
import { notificationLink } from '@karavan/shared-api/contract/notification-link';
import { lookOf, type NotificationTone } from './notification-looks.ts';
import { useT } from './translation.ts';

/** One notification: who, what and when, with its actions. */
export function NotificationCard({ notification }: { readonly notification: Notification }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { title, description, type, item, organization, sender, extra_data } = notification;
  const { order, offer, partnership, invitation, transfer, agreement, answer } = notification;
  const link = notificationLink(notification);
  const { tone, Icon } = lookOf(type);
  const sum = sumOf(notification);
  const facts = extraFacts(notification, t, locale);
  // Later than the news: it would go on asking for what has been done.
  const said = order && answer ? answerLine(answer, t) : title;
  return (
    <Card>
      <Who>
        {sender && <Avatar name={sender.full_name} src={sender.avatar} size={48} />}
        {!sender && organization && (
          <Avatar
            name={organization.title}
            src={organization.image?.medium ?? null}
            color={organization.color}
            size={48}
            shape="organization"
          />
        )}
        {!sender && !organization && <NoOne />}
        <Sign $tone={order && answer ? TONES[situationOf(order).tone] : tone}>
          <Icon size={14} aria-hidden />
        </Sign>
      </Who>
      <What>
        <Title aria-live={order ? 'polite' : undefined}>
          {link ? <Cover to={link}>{said}</Cover> : said}
        </Title>
        {order && (
          <p>{[t('order_number', { id: order.transaction_id }), description].join(' · ')}</p>
        )}
        {!order && description && <Description>{description}</Description>}
        <OrganizationPlace notification={notification} />
        {!order && sum && <Price>{formatMoney(sum, locale, 'two')}</Price>}
        {facts && <p>{facts}</p>}
        <Time>
          <RelativeTime date={notification.created_at} locale={locale} now={now} />
        </Time>
        {order && (
          <>
            <OrderFacts order={order} />
            <OrderStanding order={order} />
            <OrderActions notification={notification} order={order} />
          </>
        )}
        {offer && 'transaction_id' in extra_data && extra_data.transaction_id !== undefined && (
          <OfferStanding offer={offer} orderId={extra_data.transaction_id} />
        )}
        {agreement && 'own_organization' in extra_data && (
          <AgreementStanding
            notification={notification}
            agreement={agreement}
            own={extra_data.own_organization}
          />
        )}
        {partnership && 'own_organization' in extra_data && (
          <PartnershipStanding
            notification={notification}
            partnership={partnership}
            own={extra_data.own_organization}
          />
        )}
        {invitation && <InvitationStanding notification={notification} invitation={invitation} />}
        {transfer && <TransferStanding notification={notification} transfer={transfer} />}
        {type === 'new_device' && <CheckDevices />}
      </What>
      {!order && item?.image && <About src={item.image.medium} alt="" loading="lazy" />}
    </Card>
  );
}

/** What it is about costs, or what a courier gets for it. */
function sumOf({ extra_data }: Notification) {
  if ('final_price' in extra_data) {
    return { amount: extra_data.final_price, currency: extra_data.currency };
  }
  return 'delivery_amount' in extra_data
    ? { amount: extra_data.delivery_amount, currency: extra_data.delivery_currency }
    : null;
}

/** An order that has gone on since its news has the colour of where it stands. */
const TONES: Readonly<Record<Situation['tone'], NotificationTone>> = {
  pending: 'pending',
  active: 'positive',
  positive: 'positive',
  negative: 'negative',
};

const SIGN_COLORS: Readonly<Record<NotificationTone, string>> = {
  positive: color.green,
  pending: color.yellow,
  negative: color.red,
  neutral: color.blue,
};

const Card = styled.article`
  position: relative;
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Who = styled.span`
  position: relative;
  flex: none;
  width: 48px;
  height: 48px;
`;

const NoOne = styled.span`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: ${radius.full};
  background: ${color.surfaceSunken};
`;

const Sign = styled.span<{ readonly $tone: NotificationTone }>`
  position: absolute;
  right: -6px;
  bottom: -6px;
  display: grid;
  place-items: center;
  width: 26px;
  height: 26px;
  border: 2px solid ${color.surface};
  border-radius: ${radius.full};
  background: ${({ $tone }) => SIGN_COLORS[$tone]};
  color: ${color.onFill};
`;

const What = styled.div`
  flex: 1;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${weight.medium};
`;

/** The whole card is the link; buttons are placed above it. */
const Cover = styled(Link)`
  &::after {
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
    content: '';
  }
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Time = styled.p`
  color: ${color.textMuted};
  font: ${type.caption};
`;

const Price = styled.p`
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`;

const About = styled.img`
  flex: none;
  width: 48px;
  height: 48px;
  border-radius: ${radius.medium};
  object-fit: cover;
`;
