import { ChevronRight, Globe, Hash, Mail, MapPin, Phone, Wallet } from 'lucide-react';
import { useAtomValue } from 'jotai';
import styled, { css } from 'styled-components';
import { oidOf } from '@karavan/shared-api/contract/id-prefixes';
import type {
  OrganizationContact,
  OrganizationDetail,
} from '@karavan/shared-api/contract/organizations';
import { networkTitle } from '@karavan/shared-api/contract/social-networks';
import { useShell } from '@karavan/shared-api/remote';
import { localeAtom } from '@karavan/shared-api/state';
import { CopyButton } from '@karavan/shared-ui/copy-button';
import { formatMoney } from '@karavan/shared-ui/format-money';
import { color, radius, size, space, type } from '@karavan/shared-ui/tokens';
import { useT } from '../../shared/translation.ts';
import { contactLink } from './contact-link.ts';
import { OpeningHours } from './opening-hours.tsx';

const ICONS = { phone: Phone, web: Globe, mail: Mail } satisfies Record<
  OrganizationContact['kind'],
  unknown
>;

interface ContactRowsProps {
  readonly organization: OrganizationDetail;
}

/** An organization's address, opening hours, contacts, networks and number. */
export function ContactRows({ organization }: ContactRowsProps) {
  const t = useT();
  const { overlays } = useShell();
  const { id, title, city, latitude, longitude, socials } = organization;
  const { working_hours: hours, average_check: average } = organization;
  const locale = useAtomValue(localeAtom);
  const address = `${city}, ${organization.address}`;
  return (
    <Rows>
      <li>
        <RowButton
          type="button"
          onClick={() => void overlays.open('map', { latitude, longitude, title, address })}
        >
          <MapPin size={20} aria-hidden />
          <span>
            {address}
            <span className="visually-hidden">. {t('show_on_map')}</span>
          </span>
          <ChevronRight size={20} aria-hidden />
        </RowButton>
      </li>
      {hours && (
        <li>
          <OpeningHours hours={hours} />
        </li>
      )}
      {organization.contacts.map((contact) => (
        <li key={contact.kind + contact.value}>
          <Contact contact={contact} />
        </li>
      ))}
      {average && (
        <li>
          <RowText>
            <Wallet size={20} aria-hidden />
            <span>{t('average_check', { sum: formatMoney(average, locale) })}</span>
          </RowText>
        </li>
      )}
      {socials.length > 0 && (
        <Socials aria-label={t('socials')}>
          {socials.map(({ kind, value, url }) => (
            <SocialLink key={url} href={url} target="_blank" rel="noopener nofollow me">
              {networkTitle(kind) ?? value}
            </SocialLink>
          ))}
        </Socials>
      )}
      <NumberRow>
        <RowText>
          <Hash size={20} role="img" aria-label={t('contact_number')} />
          <span>{oidOf(id)}</span>
        </RowText>
        <CopyButton value={oidOf(id)} />
      </NumberRow>
    </Rows>
  );
}

function Contact({ contact }: { readonly contact: OrganizationContact }) {
  const t = useT();
  const link = contactLink(contact);
  const Icon = ICONS[contact.kind];
  const content = (
    <>
      <Icon size={20} role="img" aria-label={t(`contact_${contact.kind}`)} />
      <span>{link?.text ?? contact.value}</span>
    </>
  );
  if (!link) return <RowText>{content}</RowText>;
  return (
    <RowLink
      href={link.href}
      {...(link.isOutside && { target: '_blank', rel: 'noopener nofollow' })}
    >
      {content}
    </RowLink>
  );
}

const Rows = styled.ul`
  display: grid;
  width: 100%;
`;

const row = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: ${size.touch};
  padding: ${space[2]} 0;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: ${color.grey};
  }

  > span {
    flex: 1;
  }
`;

const RowButton = styled.button`
  ${row}
  cursor: pointer;
`;

const RowText = styled.span`
  ${row}
`;

const NumberRow = styled.li`
  display: flex;
  align-items: center;
`;

const RowLink = styled.a`
  ${row}
  color: ${color.accent};
`;

const Socials = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  padding: ${space[2]} 0;
`;

const SocialLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 36px;
  padding: 0 ${space[3]};
  border-radius: ${radius.full};
  background: ${color.fill};
  font: ${type.labelSmall};
`;
