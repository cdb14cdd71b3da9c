import { useId, useMemo, useState } from 'react';
import { useAtomValue } from 'jotai';
import { changePushSettings, getPushSettings } from '@karavan/shared-api/client/pushes';
import type { PushSettings } from '@karavan/shared-api/contract/pushes';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Loading, Skeleton } from '@karavan/shared-ui/skeleton';
import { Switch } from '@karavan/shared-ui/switch';
import {
  isSubscribed,
  pushAbility,
  subscribe,
  unsubscribe,
} from '../../device/pushes/subscription.ts';
import type { ShellServices } from '../../shell-services.ts';
import { Heading, Hint, Sheet } from '../page-layout.ts';
import { PushPreferences } from './push-preferences.tsx';
import { useT, withPushTexts } from './texts.ts';

interface PageProps {
  readonly services: ShellServices;
}

/** /profile/notifications: whether this device is told what happens while the site is closed, and how much. */
export function Page({ services }: PageProps) {
  return <Pushes services={services} />;
}

const Pushes = withPushTexts(function Pushes({ services: { api } }: PageProps) {
  const t = useT();
  useHeader(useMemo(() => ({ title: t('title'), backTo: '/profile' }), [t]));
  const settings = useEndpoint(getPushSettings, {});
  return (
    <Sheet>
      <Heading data-title>{t('title')}</Heading>
      <Hint>{t('hint')}</Hint>
      <AsyncView query={settings} skeleton={<PushesSkeleton />}>
        {(data) => <Switches api={api} settings={data} onChanged={() => void settings.refetch()} />}
      </AsyncView>
      <PushPreferences />
    </Sheet>
  );
});

interface SwitchesProps {
  readonly api: ShellServices['api'];
  readonly settings: PushSettings;
  onChanged(): void;
}

function Switches({ api, settings: { registration }, onChanged }: SwitchesProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const [problem, setProblem] = useState<'refused' | 'failed' | null>(null);
  const [isTurning, setTurning] = useState(false);
  const hintId = useId();
  const ability = pushAbility();
  // The server's word alone is not enough: somebody may have cleared this browser.
  const isOn = registration !== null && isSubscribed();

  async function turn(): Promise<void> {
    setTurning(true);
    setProblem(null);
    if (isOn) {
      if (!(await unsubscribe(api))) setProblem('failed');
    } else {
      const turned = await subscribe(api, locale);
      if (!turned.ok) setProblem(turned.why);
    }
    setTurning(false);
    onChanged();
  }

  const showing = useWrite(
    (shows_text: boolean) =>
      request(changePushSettings, {
        body: {
          registration_id: registration?.registration_id ?? '',
          language: locale,
          shows_text,
        },
      }),
    { done: t('saved'), onSuccess: onChanged },
  );

  if (ability !== 'able') {
    return <Hint role="status">{t(ability === 'unable' ? 'unable' : 'refused')}</Hint>;
  }
  return (
    <>
      <Switch checked={isOn} disabled={isTurning} onChange={() => void turn()}>
        {t('here')}
      </Switch>
      {problem && <Hint role="alert">{t(problem)}</Hint>}
      {isOn && (
        <div>
          <Switch
            checked={showing.isPending ? showing.intent : registration.shows_text}
            disabled={showing.isPending}
            aria-describedby={hintId}
            onChange={({ target }) => void showing.send(target.checked)}
          >
            {t('texts')}
          </Switch>
          <Hint id={hintId}>{t('texts_hint')}</Hint>
        </div>
      )}
    </>
  );
}

function PushesSkeleton() {
  return (
    <Loading>
      <Skeleton $height="48px" />
    </Loading>
  );
}
