import { useState } from 'react';
import { Copy, Plus } from 'lucide-react';
import styled from 'styled-components';
import { copyRoster, getRoster } from '@karavan/shared-api/client/roster';
import type { Roster } from '@karavan/shared-api/contract/roster';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { addDays } from '@karavan/shared-ui/days';
import { lazily } from '@karavan/shared-ui/lazily';
import { SkeletonCard } from '@karavan/shared-ui/skeleton';
import { space } from '@karavan/shared-ui/tokens';
import { useIsWide } from '@karavan/shared-ui/use-is-wide';
import { useT } from '../shared/translation.ts';
import { useWeek } from '../shared/use-week.ts';
import { WeekBar } from '../shared/week-bar.tsx';
import { refreshRoster } from './refresh-roster.ts';
import { WeekList } from './week-list.tsx';
import type { Chosen } from './week-props.ts';
import { WeekTable } from './week-table.tsx';

/** Loads with the first press. */
const ShiftDialog = lazily(
  async () =>
    (await import(/* webpackChunkName: "shift-dialog" */ './shift-dialog.tsx')).ShiftDialog,
);

/** A week of the staff, which is turned, planned and copied. */
export function Week({ organizationId: id }: { readonly organizationId: number }) {
  const [week, turn] = useWeek();
  const roster = useEndpoint(
    getRoster,
    { params: { id }, query: { week } },
    { keepPrevious: true },
  );
  return (
    <>
      <WeekBar week={week} onChange={turn} />
      <AsyncView query={roster} skeleton={<SkeletonCard />}>
        {(present) => <Loaded organizationId={id} week={week} roster={present} />}
      </AsyncView>
    </>
  );
}

interface LoadedProps {
  readonly organizationId: number;
  /** The one that is chosen: what is pressed is meant for it, also while the one before is still shown. */
  readonly week: string;
  readonly roster: Roster;
}

function Loaded({ organizationId: id, week, roster }: LoadedProps) {
  const t = useT();
  const isWide = useIsWide();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { today } = roster;
  const lastDay = addDays(week, 6);
  const copy = useWrite(copyRoster, {
    done: ({ copied, skipped }) =>
      skipped > 0 && copied > 0
        ? t('copied_some', { copied, skipped })
        : copied > 0
          ? t('copied', { count: copied })
          : t('copied_nothing'),
    onSettled: (_intent, queries) => refreshRoster(queries),
  });
  const View = isWide ? WeekTable : WeekList;
  const form = { organizationId: id, roster, onDone: () => setChosen(null) };
  return (
    <>
      {lastDay >= today && (
        <Presses>
          <Button
            size="small"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => setChosen({ day: week > today ? week : today })}
          >
            {t('plan_shift')}
          </Button>
          <Button
            kind="secondary"
            size="small"
            icon={<Copy size={18} aria-hidden />}
            loading={copy.isPending}
            onClick={() => void copy.send({ params: { id }, body: { week } })}
          >
            {t('copy_week')}
          </Button>
        </Presses>
      )}
      <View roster={roster} onChoose={setChosen} />
      {chosen && <ShiftDialog {...form} chosen={chosen} />}
    </>
  );
}

const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;
