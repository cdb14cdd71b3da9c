import {
  Bike,
  Building2,
  CalendarClock,
  ChevronRight,
  Coins,
  HandCoins,
  type LucideIcon,
  Package,
  ShieldCheck,
  Ticket,
} from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import type { getDeparture, Obstacle } from '@karavan/shared-api/contract/departures';
import type { RouteOutput } from '@karavan/shared-api/contract/route';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { formatDate } from '@karavan/shared-ui/format-date';
import { color, media, radius, space, type, weight } from '@karavan/shared-ui/tokens';
import { Losses } from './losses.tsx';
import { useT } from './texts.ts';

interface OutlookProps {
  readonly departure: RouteOutput<typeof getDeparture>;
  onGoOn(): void;
  /** Leads to where an obstacle is settled. */
  onSettle(path: string): void;
  onKept(): void;
}

const ICONS: Readonly<Record<Obstacle['reason'], LucideIcon>> = {
  organizations: Building2,
  orders: Package,
  bookings: CalendarClock,
  tickets: Ticket,
  deliveries: Bike,
  cash: HandCoins,
  debts: Coins,
  platform: ShieldCheck,
};

/** What a deletion means, and what has to be settled before. */
export function Outlook({ departure, onGoOn, onSettle, onKept }: OutlookProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { obstacles, losses, workplaces, erased_on } = departure;
  if (obstacles.length > 0) {
    return (
      <>
        <p>{t('obstacles_text')}</p>
        <Obstacles>
          {obstacles.map(({ reason, count, path }) => {
            const Icon = ICONS[reason];
            return (
              <li key={reason}>
                <ObstacleRow type="button" onClick={() => onSettle(path)}>
                  <Icon size={22} strokeWidth={1.75} aria-hidden />
                  <ObstacleName>
                    {t(`obstacle_${reason}`)}
                    <ObstacleHint>{t(`obstacle_${reason}_hint`)}</ObstacleHint>
                  </ObstacleName>
                  <Count>{count}</Count>
                  <ChevronRight size={18} aria-hidden />
                </ObstacleRow>
              </li>
            );
          })}
        </Obstacles>
        <Button kind="secondary" wide onClick={onKept}>
          {t('close')}
        </Button>
      </>
    );
  }
  const day = formatDate(new Date(erased_on), 'DD.MM.YYYY', locale);
  return (
    <>
      <Steps>
        <Step>
          <StepTitle>{t('now_title')}</StepTitle>
          <StepText>{t('now_text')}</StepText>
        </Step>
        <Step>
          <StepTitle>{t('until_title', { day })}</StepTitle>
          <StepText>{t('until_text')}</StepText>
        </Step>
        <Step>
          <StepTitle>{t('after_title', { day })}</StepTitle>
          <StepText>{t('after_text')}</StepText>
        </Step>
      </Steps>
      <Losses losses={losses} />
      <StepText>{t('kept_text')}</StepText>
      {workplaces > 0 && <StepText>{t('workplaces_text', { count: workplaces })}</StepText>}
      <Button kind="danger" wide onClick={onGoOn}>
        {t('go_on')}
      </Button>
      <Button kind="quiet" wide onClick={onKept}>
        {t('keep')}
      </Button>
    </>
  );
}

const Obstacles = styled.ul`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const ObstacleRow = styled.button`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 64px;
  padding: ${space[3]} ${space[4]};
  border: 0;
  background: none;
  text-align: start;
  cursor: pointer;

  li + li > & {
    border-top: 1px solid ${color.border};
  }

  > svg {
    flex: none;
    color: ${color.textMuted};
  }

  > svg:first-child {
    color: ${color.danger};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${media.hover} {
    &:hover {
      background: ${color.fill};
    }
  }
`;

const ObstacleName = styled.span`
  flex: 1;
  min-width: 0;
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
`;

const ObstacleHint = styled.span`
  display: block;
  color: ${color.textMuted};
  font: ${type.second};
`;

const Count = styled.span`
  font-weight: ${weight.medium};
  font-variant-numeric: tabular-nums;
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space[4]};
  padding: ${space[4]};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

/** A line connects what happens now with what happens at last. */
const Step = styled.li`
  position: relative;
  padding-inline-start: ${space[5]};

  &::before {
    content: '';
    position: absolute;
    inset-inline-start: 0;
    top: 0.4em;
    width: 10px;
    height: 10px;
    border-radius: ${radius.full};
    background: ${color.accent};
  }

  &:last-child::before {
    background: ${color.danger};
  }

  &:not(:last-child)::after {
    content: '';
    position: absolute;
    inset-inline-start: 4px;
    top: 1.4em;
    bottom: calc(-1 * ${space[4]});
    width: 2px;
    background: ${color.border};
  }
`;

const StepTitle = styled.p`
  font-weight: ${weight.medium};
`;

const StepText = styled.p`
  color: ${color.textMuted};
`;
