import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { OddPayment } from '@karavan/shared-api/contract/platform';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { dateFormat } from '@karavan/shared-ui/intl';
import { Panel } from '@karavan/shared-ui/product/panel';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { SettlementForm } from './lazy-settlement-form.tsx';

/** A payment whose report was odd: what differs, what has happened, and what is to be decided. */
export function OddPaymentCard({ payment }: { readonly payment: OddPayment }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { organization, transaction_id, expected, reported, settled } = payment;
  return (
    <Panel aria-label={t('order', { id: transaction_id })}>
      <Title>{t('order', { id: transaction_id })}</Title>
      <Link to={`/organizations/${organization.id}`}>{organization.title}</Link>
      <Facts>
        <dt>{t('expected')}</dt>
        <dd>{formatMoney(expected, locale, 'two')}</dd>
        <dt>{t('reported')}</dt>
        <dd>{formatMoney(reported, locale, 'two')}</dd>
      </Facts>
      <PaymentHistory payment={payment} locale={locale} />
      {!settled && <SettlementForm payment={payment} />}
    </Panel>
  );
}

function PaymentHistory({
  payment,
  locale,
}: {
  readonly payment: OddPayment;
  readonly locale: string;
}) {
  const t = useT();
  const { opened_at, noticed_at, reports, settled } = payment;
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const events = [
    { at: opened_at, text: t('opened'), reason: null },
    ...reports.map(({ outcome, received_at }) => ({
      at: received_at,
      text: outcome === 'paid' ? t('reported_paid') : t('reported_declined'),
      reason: null,
    })),
    { at: noticed_at, text: t('noticed'), reason: null },
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const all = settled
    ? [
        ...events,
        {
          at: settled.at,
          text: t(`settled_${settled.decision}`, { by: settled.by }),
          reason: settled.reason,
        },
      ]
    : events;
  return (
    <History aria-label={t('history')}>
      {all.map(({ at, text, reason }) => (
        <li key={at + text}>
          <time dateTime={at}>{time.format(new Date(at))}</time>
          <span>{text}</span>
          {reason !== null && <q>{reason}</q>}
        </li>
      ))}
    </History>
  );
}

const Title = styled.h2`
  font: ${type.label};
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[1]} ${space[3]};

  dt {
    color: ${color.textMuted};
  }
`;

const History = styled.ol`
  display: grid;
  gap: ${space[2]};
  font: ${type.second};

  li {
    display: grid;
  }

  time {
    color: ${color.textMuted};
  }
`;
