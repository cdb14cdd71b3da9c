import { useState } from 'react';
import styled from 'styled-components';
import type { StaffGift } from '@karavan/shared-api/contract/gifts';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { Button } from '@karavan/shared-ui/button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { Panel } from '@karavan/shared-ui/product/panel';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { SkeletonText } from '@karavan/shared-ui/skeleton';
import { color, space, type } from '@karavan/shared-ui/tokens';
import { STATE_TONES } from '../shared/gift-states.ts';
import { lastDayOf } from '../shared/last-day.ts';
import { useGiftT } from '../translation.ts';

const GiftDetails = lazily(
  async () =>
    (await import(/* webpackChunkName: "gift-details" */ './gift-details.tsx')).GiftDetails,
  <SkeletonText lines={3} />,
  atOnce,
);

interface StaffGiftRowProps {
  readonly organizationId: number;
  readonly gift: StaffGift;
  readonly locale: Locale;
}

/** One issued card; its history, its code and the way to block it open below. */
export function StaffGiftRow({ organizationId, gift, locale }: StaffGiftRowProps) {
  const t = useGiftT();
  const [isOpen, setOpen] = useState(false);
  const { id, kind, state, amount, balance, expires_at: expires, note, block_reason } = gift;
  return (
    <Panel as="article" aria-label={t('number', { id })}>
      <Head>
        <strong>{t('number', { id })}</strong>
        <StatePill tone={STATE_TONES[state]}>{t(`state_${state}`)}</StatePill>
      </Head>
      <Sum>
        {formatMoney(balance, locale)}{' '}
        <small>{t('of_amount', { sum: formatMoney(amount, locale) })}</small>
      </Sum>
      <Muted>
        {[
          t(`kind_${kind}`),
          expires !== null && t('valid_until', { date: lastDayOf(expires, locale) }),
          note,
          block_reason,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Muted>
      <Button
        kind="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-label={t('open_details', { id })}
        onClick={() => setOpen(!isOpen)}
      >
        {t('details')}
      </Button>
      {isOpen && <GiftDetails organizationId={organizationId} gift={gift} />}
    </Panel>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[2]};

  strong {
    font: ${type.label};
  }
`;

const Sum = styled.p`
  margin: 0;
  font: ${type.title3};
  font-variant-numeric: tabular-nums;

  small {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;

const Muted = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font: ${type.second};
  overflow-wrap: anywhere;
`;
