import { useState } from 'react';
import styled from 'styled-components';
import { changePushPreferences, getPushPreferences } from '@karavan/shared-api/client/pushes';
import { PUSH_KINDS } from '@karavan/shared-api/contract/notification-kinds';
import type { PushPreferences as Preferences } from '@karavan/shared-api/contract/pushes';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Button } from '@karavan/shared-ui/button';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { Switch } from '@karavan/shared-ui/switch';
import { TextField } from '@karavan/shared-ui/text-field';
import { space, type } from '@karavan/shared-ui/tokens';
import { Hint } from '../page-layout.ts';
import { useT } from './texts.ts';

/** What a person is told of by pushes on all their devices, and when. */
export function PushPreferences() {
  const preferences = useEndpoint(getPushPreferences, {});
  return (
    <AsyncView query={preferences} skeleton={<PreferencesSkeleton />}>
      {(data) => <Choices saved={data} onSaved={() => void preferences.refetch()} />}
    </AsyncView>
  );
}

const NIGHT = { from: '22:00', until: '07:00' };

interface ChoicesProps {
  readonly saved: Preferences;
  onSaved(): void;
}

function Choices({ saved, onSaved }: ChoicesProps) {
  const t = useT();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const change = useWrite(
    (changes: Partial<Preferences>) =>
      request(changePushPreferences, { body: { ...saved, ...changes, time_zone: zone } }),
    { done: t('saved'), onSuccess: onSaved },
  );
  const shown = change.isPending ? { ...saved, ...change.intent } : saved;
  const { without_push: without, quiet } = shown;
  const others = (kind: (typeof PUSH_KINDS)[number]) => without.filter((one) => one !== kind);
  return (
    <>
      <Group>
        <legend>{t('kinds')}</legend>
        <Hint>{t('kinds_hint')}</Hint>
        {PUSH_KINDS.map((kind) => (
          <Switch
            key={kind}
            checked={!without.includes(kind)}
            disabled={change.isPending}
            onChange={({ target }) =>
              void change.send({
                without_push: target.checked ? others(kind) : [...others(kind), kind],
              })
            }
          >
            {t(`kind_${kind}`)}
          </Switch>
        ))}
      </Group>
      <Group>
        <legend className="visually-hidden">{t('quiet')}</legend>
        <Switch
          checked={quiet !== null}
          disabled={change.isPending}
          onChange={({ target }) => void change.send({ quiet: target.checked ? NIGHT : null })}
        >
          {t('quiet')}
        </Switch>
        <Hint>{t('quiet_hint', { zone })}</Hint>
        {quiet && (
          <Hours
            key={`${saved.quiet?.from} ${saved.quiet?.until}`}
            quiet={quiet}
            isBusy={change.isPending}
            onSave={(hours) => void change.send({ quiet: hours })}
          />
        )}
      </Group>
    </>
  );
}

interface HoursProps {
  readonly quiet: NonNullable<Preferences['quiet']>;
  readonly isBusy: boolean;
  onSave(hours: NonNullable<Preferences['quiet']>): void;
}

function Hours({ quiet, isBusy, onSave }: HoursProps) {
  const t = useT();
  const [from, setFrom] = useState(quiet.from);
  const [until, setUntil] = useState(quiet.until);
  const isSame = from === until;
  const isChanged = from !== quiet.from || until !== quiet.until;
  return (
    <Times
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame) onSave({ from, until });
      }}
    >
      <TextField
        label={t('quiet_from')}
        type="time"
        required
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={t('quiet_until')}
        type="time"
        required
        value={until}
        error={isSame ? t('quiet_wrong') : undefined}
        onChange={({ target }) => setUntil(target.value)}
      />
      {isChanged && (
        <Button type="submit" kind="secondary" disabled={isBusy || isSame}>
          {t('save')}
        </Button>
      )}
    </Times>
  );
}

function PreferencesSkeleton() {
  return (
    <Loading>
      <Skeleton $height="320px" />
    </Loading>
  );
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  margin: 0;
  padding: 0;
  border: 0;

  & + & {
    padding-top: ${space[4]};
  }

  legend {
    padding: ${space[3]} 0 ${space[2]};
    font: ${type.title3};
  }
`;

const Times = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
  gap: ${space[3]};
`;
