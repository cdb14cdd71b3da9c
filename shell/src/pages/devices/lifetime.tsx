import { useState } from 'react';
import { useAtomValue } from 'jotai';
import { changeDeviceLifetime, getMe } from '@karavan/shared-api/client/accounts';
import type { Device } from '@karavan/shared-api/contract/accounts';
import { SESSION_LIFETIMES_DAYS } from '@karavan/shared-api/contract/limits';
import type { Locale } from '@karavan/shared-api/contract/locales';
import { request, useEndpoint, useWrite } from '@karavan/shared-api/query';
import { localeAtom, sessionAtom, signIn } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { numberFormat } from '@karavan/shared-ui/intl';
import { SelectField } from '@karavan/shared-ui/select-field';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type { ShellServices } from '../../shell-services.ts';
import { ProveNumber } from '../edit-auth/prove-number.tsx';
import { withContactTexts } from '../edit-auth/texts.ts';
import { useT } from '../translation.ts';

type Days = (typeof SESSION_LIFETIMES_DAYS)[number];

interface Choice {
  readonly days: Days;
  /** The proof of the account's number. */
  readonly token?: string;
}

interface LifetimeProps {
  /** The one in use. */
  readonly device: Device;
  readonly store: ShellServices['store'];
  /** A longer life waits for the proof of the number. */
  onProofWanted(days: Days): void;
  onChanged(): void;
}

/** Sends a choice; the browser keeps its half of the session as long. */
function useLifetime({ device, store, onProofWanted, onChanged }: LifetimeProps) {
  const t = useT();
  return useWrite(
    ({ days, token }: Choice) =>
      request(changeDeviceLifetime, {
        params: { id: device.id },
        body: { days, ...(token !== undefined && { token }) },
      }),
    {
      done: t('device_lifetime_changed'),
      failed: (error) => (error.code === 'code_required' ? null : undefined),
      onSuccess: (_device, { days }) => {
        const session = store.get(sessionAtom);
        if (session) signIn(store, { ...session, days });
        onChanged();
      },
      onError: (error, { days }) => {
        if (error.code === 'code_required') onProofWanted(days);
      },
    },
  );
}

/** After how many days without a visit this device is signed out. */
export function Lifetime(props: LifetimeProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { send, isPending, intent } = useLifetime(props);
  const shown = isPending ? intent?.days : props.device.lifetime_days;
  return (
    <SelectField
      label={t('device_lifetime')}
      value={String(shown)}
      disabled={isPending}
      options={SESSION_LIFETIMES_DAYS.map((days) => ({
        value: String(days),
        label: inWords(days, locale),
      }))}
      onChange={({ target: { value } }) => {
        const days = SESSION_LIFETIMES_DAYS.find((each) => String(each) === value);
        if (days !== undefined) void send({ days });
      }}
    />
  );
}

/** Asks for the proof of the number that a longer life takes. */
export const ProveForLifetime = withContactTexts(function ProveForLifetime({
  days,
  ...props
}: LifetimeProps & { readonly days: Days }) {
  const t = useT();
  const me = useEndpoint(getMe, {});
  /** Each refusal begins anew: a code counts once. */
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const { send } = useLifetime(props);
  return (
    <AsyncView query={me} skeleton={<PageSkeleton />}>
      {({ phone_number: phone }) => (
        <ProveNumber
          key={refusals.length}
          title={t('device_lifetime_prove')}
          phone={phone}
          email={null}
          notice={refusals.at(-1)}
          onProven={(token) =>
            void send({ days, token }).then((result) => {
              if (result && !result.ok) setRefusals([...refusals, result.error.message]);
            })
          }
        />
      )}
    </AsyncView>
  );
});

/** A year is told as one. */
const inWords = (days: number, locale: Locale) =>
  numberFormat(locale, {
    style: 'unit',
    unit: days < 365 ? 'day' : 'year',
    unitDisplay: 'long',
  }).format(days < 365 ? days : 1);
