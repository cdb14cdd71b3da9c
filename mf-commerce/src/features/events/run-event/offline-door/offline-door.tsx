import { useState } from 'react';
import { CloudOff, RefreshCw, ScanLine, Search, Wifi } from 'lucide-react';
import styled from 'styled-components';
import type { DoorPackEntry, EventRun } from '@karavan/shared-api/contract/events';
import { useShell } from '@karavan/shared-api/remote';
import { Banner } from '@karavan/shared-ui/banner';
import { Button } from '@karavan/shared-ui/button';
import { StatePill } from '@karavan/shared-ui/product/state-pill';
import { TextField } from '@karavan/shared-ui/text-field';
import { color, radius, space, type } from '@karavan/shared-ui/tokens';
import { useTime } from '../../shared/use-time.ts';
import { useT } from '../../translation.ts';
import { dueExtras } from '../due-extras.ts';
import { useDoorKeeper, type Outcome } from './door-keeper.ts';
import { cameAt, findByWords } from './door-state.ts';

/** So many are shown of whom a search finds. */
const SHOWN = 20;

interface OfflineDoorProps {
  readonly organizationId: number;
  readonly run: EventRun;
}

/** The entrance with a list that is kept on the device: people are let in without a network, and sent later. */
export function OfflineDoor({ organizationId, run }: OfflineDoorProps) {
  const t = useT();
  const time = useTime(run.time_zone);
  const { overlays } = useShell();
  const door = useDoorKeeper({ organizationId, eventId: run.id });
  const [words, setWords] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { state, isOnline } = door;
  const waiting = state.queue.filter(({ refusal }) => refusal === null).length;

  async function scan(): Promise<void> {
    const code = await overlays.open('qr_scan', { purpose: 'code' });
    if (typeof code === 'string') setOutcome(await door.admitByCode(code));
  }

  return (
    <Root aria-label={t('offline_door')}>
      <Banner
        tone={isOnline ? 'info' : 'warning'}
        icon={isOnline ? <Wifi size={20} /> : <CloudOff size={20} />}
        action={
          <Button
            kind="secondary"
            size="small"
            icon={<RefreshCw size={18} aria-hidden />}
            loading={door.isLoading}
            onClick={() => void door.load()}
          >
            {t('offline_load')}
          </Button>
        }
      >
        <strong>{t(isOnline ? 'offline_network' : 'offline_no_network')}</strong>
        <p>
          {state.loadedAt === null
            ? t('offline_no_list')
            : t('offline_list', { count: state.list.length, time: time(state.loadedAt) })}
        </p>
        {!state.isWhole && <p>{t('offline_not_whole')}</p>}
        {waiting > 0 && <p>{t('offline_waiting', { count: waiting })}</p>}
      </Banner>
      <Tools>
        <Find role="search">
          <TextField
            label={t('find')}
            type="search"
            start={<Search size={20} aria-hidden />}
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
        </Find>
        <Button icon={<ScanLine size={20} aria-hidden />} onClick={() => void scan()}>
          {t('offline_scan')}
        </Button>
      </Tools>
      {outcome && <Answer outcome={outcome} time={time} />}
      <List aria-label={t('offline_found')}>
        {findByWords(state, words, SHOWN).map((entry) => (
          <Found
            key={`${entry.kind}:${entry.id}`}
            entry={entry}
            at={cameAt(state, entry)}
            time={time}
            onAdmit={() => setOutcome(door.admit(entry))}
          />
        ))}
      </List>
      {state.queue.map(
        ({ nonce, name, refusal }) =>
          refusal !== null && (
            <Banner
              key={nonce}
              tone="danger"
              action={
                <Button kind="secondary" size="small" onClick={() => door.dismiss(nonce)}>
                  {t('offline_seen')}
                </Button>
              }
            >
              <strong>{t('offline_refused', { name })}</strong>
              <p>{refusal}</p>
            </Banner>
          ),
      )}
    </Root>
  );
}

interface AnswerProps {
  readonly outcome: Outcome;
  readonly time: (moment: string) => string;
}

function Answer({ outcome, time }: AnswerProps) {
  const t = useT();
  if (outcome.kind === 'unknown') {
    return (
      <div role="alert">
        <Banner tone="danger">{t('offline_unknown')}</Banner>
      </div>
    );
  }
  const who = [nameOf(outcome.entry), outcome.entry.section, dueExtras(outcome.entry)]
    .filter(Boolean)
    .join(' · ');
  return outcome.kind === 'let_in' ? (
    <Banner tone="success">
      <strong>{t('let_in')}</strong>
      <p>{who}</p>
    </Banner>
  ) : (
    <div role="alert">
      <Banner tone="danger">
        <strong>{t('offline_used', { time: time(outcome.at) })}</strong>
        <p>{who}</p>
      </Banner>
    </div>
  );
}

interface FoundProps {
  readonly entry: DoorPackEntry;
  readonly at: string | null;
  readonly time: (moment: string) => string;
  onAdmit(): void;
}

function Found({ entry, at, time, onAdmit }: FoundProps) {
  const t = useT();
  const name = nameOf(entry);
  return (
    <Row>
      <Words>
        <strong>{name}</strong>
        <span>
          {[entry.section, entry.order_id && t('order', { number: entry.order_id })]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {entry.extras && <span>{dueExtras(entry)}</span>}
      </Words>
      {at === null ? (
        <Button
          size="small"
          kind="secondary"
          aria-label={t('admit_name', { name })}
          onClick={onAdmit}
        >
          {t('admit')}
        </Button>
      ) : (
        <StatePill tone="positive">{time(at)}</StatePill>
      )}
    </Row>
  );
}

const nameOf = ({ name, party }: DoorPackEntry) => (party > 1 ? `${name} × ${party}` : name);

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space[2]};
`;

const Find = styled.div`
  flex: 1 1 200px;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 140px;
  min-width: 0;
  overflow-wrap: anywhere;

  span {
    color: ${color.textMuted};
    font: ${type.second};
  }
`;
