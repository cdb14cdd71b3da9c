import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getMe, logout } from '@karavan/shared-api/client/accounts';
import { forgetOwn } from '@karavan/shared-api/own';
import { useEndpoint, useWrite } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { sessionAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { readablePhone } from '@karavan/shared-ui/readable-phone';
import { media, space } from '@karavan/shared-ui/tokens';
import { countRecords, forgetRecords } from '../../session/kept-records.ts';
import { leaveSession } from '../../session/leave-session.ts';
import type { ShellServices } from '../../shell-services.ts';
import { Heading, Hint, Sheet } from '../page-layout.ts';
import { Row, RowGroup } from '../rows.tsx';
import { useT } from '../translation.ts';
import { Preferences } from './preferences.tsx';
import { linksFor } from './profile-links.ts';
import { usePlatformCount } from './use-platform-count.ts';

/** /profile: the person's account, work and preferences. */
export function Page({ services }: { readonly services: ShellServices }) {
  const t = useT();
  const session = useAtomValue(sessionAtom);
  const { data: me } = useEndpoint(getMe, {});
  const waiting = usePlatformCount(me);
  const leaving = useWrite(logout, {
    // Signs out locally even if the server cannot be reached.
    failed: () => null,
    onSettled() {
      forgetOwn(services.store);
      leaveSession(services, { remember: false });
      // Not awaited by anybody: where the browser denies access nothing is kept either.
      if (session) void forgetRecords(session.user.id).catch(() => undefined);
    },
  });

  if (!session) return null;
  async function signOut(userId: number): Promise<void> {
    const unsent = await countRecords(userId).catch(() => 0);
    const isSure =
      unsent === 0 ||
      (await services.dialogs.confirm({
        title: t('sign_out_unsent'),
        text: t('sign_out_unsent_text'),
        okLabel: t('sign_out'),
        danger: true,
      }));
    if (isSure) void leaving.send({});
  }
  return (
    <Account>
      <Person to="/profile/edit">
        <Avatar name={session.user.full_name} src={session.user.avatar} size={72} />
        <div>
          <Heading>{session.user.full_name}</Heading>
          <Hint>{me && readablePhone(me.phone_number)}</Hint>
        </div>
      </Person>
      {linksFor(me ?? null).map(({ name: group, links }) => (
        <RowGroup key={group} title={t(`profile_${group}`)}>
          {links.map(({ name, to, Icon }) => (
            <Row
              key={name}
              Icon={Icon}
              label={t(`link_${name}`)}
              to={to}
              {...(name === 'platform' && { count: waiting })}
            />
          ))}
        </RowGroup>
      ))}
      <Preferences overlays={services.overlays} />
      <Button
        kind="secondary"
        wide
        loading={leaving.isPending}
        onClick={() => void signOut(session.user.id)}
      >
        {t('sign_out')}
      </Button>
    </Account>
  );
}

/** Its groups stand beside each other where there is room. */
const Account = styled(Sheet)`
  align-items: start;

  ${media.wide} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[5]};
    max-width: 960px;
    margin-top: 0;
    background: none;

    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }

    > :last-child {
      justify-self: start;
      width: auto;
    }
  }
`;

/** A press on who one is leads to where that is changed. */
const Person = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[4]};

  /* Beside the picture while a word has room there. */
  > :last-child {
    flex: 1 1 8em;
    min-width: 0;
  }
`;
