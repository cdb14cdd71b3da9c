import { Check, ChevronRight } from 'lucide-react';
import styled, { css } from 'styled-components';
import { managementPath } from '@karavan/shared-api/contract/management-sections';
import type { OrganizationOverview, SetupStep } from '@karavan/shared-api/contract/overview';
import { Link } from '@karavan/shared-api/router';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../shared/translation.ts';
import { TodayCard } from './today-card.tsx';

/** Where a step is done, within the management. */
const PLACES: Readonly<Record<SetupStep, string>> = {
  picture: 'edit#pictures',
  description: 'edit#basics',
  hours: 'edit#hours',
  contacts: 'edit#contacts',
  place: 'edit#place',
  item: 'items/create',
  delivery: 'delivery',
};

interface SetupCardProps {
  readonly organizationId: number;
  readonly setup: NonNullable<OrganizationOverview['setup']>;
}

/** What still makes the page of an organization complete; what is done is ticked off. */
export function SetupCard({ organizationId, setup }: SetupCardProps) {
  const t = useT();
  const done = setup.filter(({ is_done }) => is_done).length;
  return (
    <TodayCard title={t('setup')}>
      <Progress>
        <progress value={done} max={setup.length} aria-label={t('setup')} />
        <span>{t('setup_progress', { done, all: setup.length })}</span>
      </Progress>
      <ul>
        {setup.map(({ step, is_done }) => {
          const content = (
            <>
              <Tick data-done={is_done || undefined}>
                {is_done && <Check size={14} strokeWidth={3} role="img" aria-label={t('done')} />}
              </Tick>
              <span>{t(`setup_${step}`)}</span>
            </>
          );
          return (
            <li key={step}>
              {is_done ? (
                <StepText>{content}</StepText>
              ) : (
                <StepLink to={`${managementPath(organizationId)}/${PLACES[step]}`}>
                  {content}
                  <ChevronRight size={18} aria-hidden />
                </StepLink>
              )}
            </li>
          );
        })}
      </ul>
    </TodayCard>
  );
}

const Progress = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  font: ${type.labelSmall};
  white-space: nowrap;

  progress {
    flex: 1;
    height: 6px;
    overflow: hidden;
    border: 0;
    border-radius: ${radius.full};
    background: ${color.fill};
    appearance: none;

    &::-webkit-progress-bar {
      background: ${color.fill};
    }

    &::-webkit-progress-value {
      border-radius: ${radius.full};
      background: ${color.green};
    }

    &::-moz-progress-bar {
      background: ${color.green};
    }
  }
`;

const step = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.touch};

  > span:nth-child(2) {
    flex: 1;
  }

  > svg {
    flex: none;
    color: ${color.textMuted};
  }
`;

const StepLink = styled(Link)`
  ${step}
`;

const StepText = styled.p`
  ${step}
  color: ${color.textMuted};
`;

const Tick = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 22px;
  height: 22px;
  border: 2px solid ${color.border};
  border-radius: ${radius.full};

  &[data-done] {
    border-color: ${color.success};
    background: ${color.success};
    color: ${color.surface};
  }
`;
