import { useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Notification } from '@karavan/shared-api/contract/notifications';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { RelativeTime } from '@karavan/shared-ui/relative-time';
import { color, fontSize, radius, space, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { AnswerDelivery } from './answer-delivery.tsx';
import { AnswerOrder } from './answer-order.tsx';
import { notificationTone } from './notification-tone.ts';
import { PayOrder } from './pay-order.tsx';

/** One notification: who, what, when, and what can be done about it. */
export function NotificationCard({ notification }: { readonly notification: Notification }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [now] = useState(Date.now);
  const { organization } = notification;
  // A courier belongs neither to the client nor to the staff.
  const mayReadReceipt = notification.type !== 'for_delivery';
  const { transaction_id: orderId, final_price: price, currency } = notification.extra_data;
  return (
    <Card data-tone={notificationTone(notification.type)}>
      <Avatar
        name={organization?.title ?? notification.description}
        src={organization?.image?.medium ?? notification.sender?.avatar ?? null}
        size={44}
        shape={organization ? 'organization' : 'person'}
      />
      <div>
        <Title>
          {typeof orderId === 'number' && mayReadReceipt ? (
            <Link to={`/receipts/${orderId}`}>{notification.title}</Link>
          ) : (
            notification.title
          )}
        </Title>
        <p>{notification.description}</p>
        {typeof price === 'number' && typeof currency === 'string' && (
          <Price>{formatMoney({ amount: price.toFixed(2), currency }, locale, 'two')}</Price>
        )}
        <Time>
          <RelativeTime
            date={notification.created_at}
            locale={locale}
            now={now}
            justNow={t('just_now')}
          />
        </Time>
        <AnswerOrder notification={notification} />
        <AnswerDelivery notification={notification} />
        <PayOrder notification={notification} />
      </div>
    </Card>
  );
}

const Card = styled.li`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border-left: 4px solid ${color.blue};
  border-radius: ${radius.medium};
  background: ${color.surface};

  &[data-tone='positive'] {
    border-color: ${color.green};
  }

  &[data-tone='pending'] {
    border-color: ${color.warning};
  }

  &[data-tone='negative'] {
    border-color: ${color.red};
  }
`;

const Title = styled.p`
  font-weight: ${weight.medium};
`;

const Time = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.caption};
`;

const Price = styled.p`
  font-weight: ${weight.bold};
  font-variant-numeric: tabular-nums;
`;
