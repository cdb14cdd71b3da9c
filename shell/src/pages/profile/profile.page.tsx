import { useEffect, useState } from 'react';
import { useAtomValue } from 'jotai';
import styled from 'styled-components';
import { getMe, logout } from '@karavan/shared-api/client/accounts';
import type { Me } from '@karavan/shared-api/contract/accounts';
import { LOCALES, type Locale } from '@karavan/shared-api/contract/locales';
import { changeLocale } from '@karavan/shared-api/i18n';
import { Link } from '@karavan/shared-api/router';
import { localeAtom, sessionAtom } from '@karavan/shared-api/state';
import { Avatar } from '@karavan/shared-ui/avatar';
import { Button } from '@karavan/shared-ui/button';
import { color, radius, size, space } from '@karavan/shared-ui/tokens';
import { leaveSession } from '../../session/leave-session.ts';
import type { ShellServices } from '../../shell-services.ts';
import { Heading, Hint, rowStyle, Sheet } from '../page-layout.ts';
import { useT } from '../translation.ts';

/** The languages in their own words. */
const LANGUAGE_NAMES: Readonly<Record<Locale, string>> = {
  ru: 'Русский',
  en: 'English',
  de: 'Deutsch',
  tr: 'Türkçe',
  zh: '中文',
};

/** /profile: who one is, the language, and where one's work is. */
export function Page({ services }: { readonly services: ShellServices }) {
  const t = useT();
  const { api, i18n, store } = services;
  const session = useAtomValue(sessionAtom);
  const locale = useAtomValue(localeAtom);
  const [me, setMe] = useState<Me | null>(null);
  useEffect(() => {
    void api.call(getMe, {}).then((answer) => answer.ok && setMe(answer.data));
  }, [api]);

  async function chooseLocale(next: Locale): Promise<void> {
    await changeLocale(i18n, next);
    store.set(localeAtom, next);
    document.documentElement.lang = next;
  }

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
      <label htmlFor="language">{t('language')}</label>
      <Select
        id="language"
        value={locale}
        onChange={(event) => void chooseLocale(event.target.value as Locale)}
      >
        {LOCALES.map((code) => (
          <option key={code} value={code}>
            {LANGUAGE_NAMES[code]}
          </option>
        ))}
      </Select>
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
        <Row to="/faq">{t('support')}</Row>
      </nav>
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

const Select = styled.select`
  min-height: ${size.touch};
  padding: 0 ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Row = styled(Link)`
  ${rowStyle}
`;
