import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { CashHandOver, HandOverStatus } from '@karavan/shared-api/contract/delivery-cash';
import { localeAtom } from '@karavan/shared-api/state';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { dateFormat } from '@karavan/shared-ui/intl';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { color, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';

const TONES = {
  declared: 'pending',
  disputed: 'negative',
  confirmed: 'positive',
  withdrawn: 'active',
} as const satisfies Record<HandOverStatus, string>;

interface HandOverLineProps {
  readonly handOver: CashHandOver;
  /** Whom it comes from, or goes to. */
  readonly title: string;
}

/** A hand-over of cash: who, how much, when, and how it stands. */
export function HandOverLine({ handOver, title }: HandOverLineProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { status, declared, counted, settled, note, dispute, created_at } = handOver;
  const time = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <>
      <Line>
        <Title>{title}</Title>
        <StatePill tone={TONES[status]}>{t(`status_${status}`)}</StatePill>
      </Line>
      <Line>
        <Muted>{time.format(new Date(created_at))}</Muted>
        <Sum>{formatMoney(settled ?? declared, locale)}</Sum>
      </Line>
      {note !== '' && <Muted>{note}</Muted>}
      {counted && (
        <Muted>
          {t('service_counted', { sum: formatMoney(counted, locale) })}: {dispute}
        </Muted>
      )}
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
`;

const Title = styled.span`
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;

const Sum = styled.strong`
  font-variant-numeric: tabular-nums;
`;

const Muted = styled.span`
  color: ${color.textMuted};
  font: ${type.second};
  overflow-wrap: anywhere;
`;
