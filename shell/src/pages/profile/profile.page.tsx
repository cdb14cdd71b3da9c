import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getMe, logout } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { Link } from '@karavan/shared-api/router';
import { sessionAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { space } from '@karavan/shared-ui/tokens';
import { leaveSession } from '../../session/leave-session.ts';
import type { ShellServices } from '../../shell-services.ts';
import { Heading, Hint, rowStyle, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';
import { Preferences } from './preferences.tsx';

/** /profile: who one is, where one's work is, and how the product speaks to one. */
export function Page({ services }: { readonly services: ShellServices }) {
  const t = useT();
  const { api } = services;
  const session = useAtomValue(sessionAtom);
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    void api.call(getMe, {}).then((answer) => answer.ok && setMe(answer.data));
  }, [api]);

  async function signOut(): Promise<void> {
    await api.call(logout, {});
    leaveSession(services, { remember: false });
  }

  if (!session) return null;
  const sells = me?.organizations.some(({ permissions }) => permissions.includes('can_sell'));
  return (
    <Sheet>
      <Person>
        <Avatar name={session.user.full_name} src={session.user.avatar} size={72} />
        <div>
          <Heading>{session.user.full_name}</Heading>
          <Hint>{me?.phone_number}</Hint>
        </div>
      </Person>
      <nav aria-label={t('profile_links')}>
        <Row to="/profile/qr">{t('link_qr')}</Row>
        {sells && <Row to="/scan">{t('link_scan')}</Row>}
        <Row to="/receipts">{t('link_receipts')}</Row>
        <Row to="/delivery-addresses">{t('link_addresses')}</Row>
        <Row to="/messenger">{t('link_messenger')}</Row>
        {me?.is_courier && <Row to="/delivery/available">{t('link_delivery')}</Row>}
        {me && me.organizations.length > 0 && (
          <Row to="/statistics/orders">{t('link_statistics')}</Row>
        )}
        <Row to="/profile/devices">{t('link_devices')}</Row>
        <Row to="/faq">{t('support')}</Row>
      </nav>
      <Preferences overlays={services.overlays} />
      <Button kind="secondary" wide onClick={() => void signOut()}>
        {t('sign_out')}
      </Button>
    </Sheet>
  );
}

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[4]};
`;

const Row = styled(Link)`
  ${rowStyle}
`;
