import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import {
  situationOf,
  tellDeadline,
  whoseTurn,
  type NextStep,
} from '@karavan/shared-api/order-situation';
import { localeAtom } from '@karavan/shared-api/state';
import { color, radius, space, tracking, type, weight } from '@karavan/shared-ui/tokens';
import { MapAddress } from '../../../shared/map-address.tsx';
import { useT as useCommerceT } from '../../../shared/translation.ts';
import { useT } from '../translation.ts';
import { timeLeft } from './time-left.ts';
import { useNow } from '../../../shared/use-now.ts';

/** Often enough for something that counts minutes. */
const TICK = 20_000;

interface OrderNowProps {
  readonly receipt: Receipt;
  /** Stands below where the order stands, while something comes next. */
  readonly children?: ReactNode;
}

/** Where an order stands, in large; then the next step, whose it is, where, and until when. */
export function OrderNow({ receipt, children }: OrderNowProps) {
  const t = useT();
  const commerce = useCommerceT();
  const { reason, payment_status } = receipt;
  const { now, tone, next } = situationOf(receipt);
  const isGivenBack = now === 'now_rejected' && payment_status === 'refunded';
  return (
    <div>
      <State role="status" data-tone={tone}>
        {t(now)}
      </State>
      {now === 'now_rejected' && reason && <Why>{commerce(`reason_${reason}`)}</Why>}
      {isGivenBack && <Why>{t('now_refunded')}</Why>}
      {next && children}
      {next && <Next receipt={receipt} next={next} />}
    </div>
  );
}

interface NextProps {
  readonly receipt: Receipt;
  readonly next: NextStep;
}

function Next({ receipt, next }: NextProps) {
  const t = useT();
  const { organization, deadline, is_mine } = receipt;
  return (
    <Step>
      <Caption>{t('next_by', { who: whoseTurn(receipt, next, t) })}</Caption>
      <What>{t(next.key)}</What>
      {is_mine && next.key.startsWith('next_pick_up') && (
        <p>
          <MapAddress address={organization.address} />
        </p>
      )}
      {deadline !== null && <Deadline at={deadline} timeZone={organization.time_zone} />}
    </Step>
  );
}

interface DeadlineProps {
  readonly at: string;
  readonly timeZone: string;
}

function Deadline({ at, timeZone }: DeadlineProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const left = timeLeft(Date.parse(at), useNow(TICK), locale);
  return (
    <Until>
      <time dateTime={at}>{tellDeadline(at, { timeZone, locale }, t)}</time>
      {left !== '' && <Left>{left}</Left>}
    </Until>
  );
}

const State = styled.p`
  font: ${type.title1};
  letter-spacing: ${tracking.tight};
  text-wrap: balance;

  &[data-tone='positive'] {
    color: ${color.success};
  }

  &[data-tone='negative'] {
    color: ${color.danger};
  }
`;

const Why = styled.p`
  margin-top: ${space[1]};
  color: ${color.textMuted};
`;

const Step = styled.div`
  margin-top: ${space[4]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`;

const Caption = styled.p`
  color: ${color.textMuted};
  font: ${type.second};
`;

const What = styled.p`
  font: ${type.title3};
`;

const Until = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  font: ${type.second};
  font-variant-numeric: tabular-nums;
`;

const Left = styled.span`
  color: ${color.warning};
  font-weight: ${weight.medium};
`;
