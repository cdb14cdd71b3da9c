import { useAtomValue } from 'jotai';
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import type { Receipt } from '@karavan/shared-api/contract/orders';
import { localeAtom } from '@karavan/shared-api/state';
import { dateFormat } from '@karavan/shared-ui/intl';
import { color, radius, space, type, weight } from '@karavan/shared-ui/tokens';
import { useT } from '../translation.ts';
import { stepsOf } from './kinds/steps-of.ts';

/** What has happened to an order and what comes next, in the organization's time zone. */
export function StatusTimeline({ receipt }: { readonly receipt: Receipt }) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const time = dateFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: receipt.organization.time_zone,
  });
  return (
    <Steps aria-label={t('timeline')}>
      {stepsOf(receipt).map(({ key, isDone, at }) => (
        <Step
          key={key}
          data-done={isDone || undefined}
          data-failed={key === 'step_rejected' || undefined}
        >
          <Mark aria-hidden>
            {isDone &&
              (key === 'step_rejected' ? (
                <X size={14} strokeWidth={3} />
              ) : (
                <Check size={14} strokeWidth={3} />
              ))}
          </Mark>
          <span>
            {t(key)}
            {at !== null && <Time dateTime={at}>{time.format(new Date(at))}</Time>}
          </span>
        </Step>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${space[3]};
`;

const Step = styled.li`
  display: flex;
  gap: ${space[3]};
  color: ${color.textMuted};

  &[data-done] {
    color: ${color.text};
    font-weight: ${weight.medium};
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 2px solid ${color.border};
  border-radius: ${radius.full};

  [data-done] > & {
    border-color: ${color.success};
    background: ${color.success};
    color: ${color.surface};
  }

  /* The one that is waited for. */
  li:not([data-done]):is(:first-child, [data-done] + li) > & {
    border-color: ${color.accent};
  }

  [data-failed] > & {
    border-color: ${color.danger};
    background: ${color.danger};
  }
`;

const Time = styled.time`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;
