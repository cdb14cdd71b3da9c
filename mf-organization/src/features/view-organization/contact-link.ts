import type { OrganizationContact } from '@karavan/shared-api/contract/organizations';
import { readablePhone } from '@karavan/shared-ui/readable-phone';

interface ContactLink {
  readonly href: string;
  readonly text: string;
  /** Whether it leads to another site. */
  readonly isOutside: boolean;
}

/** Where a contact links to; null when it must not be a link. */
export function contactLink({ kind, value }: OrganizationContact): ContactLink | null {
  switch (kind) {
    case 'phone':
      return { href: `tel:${value}`, text: readablePhone(value), isOutside: false };
    case 'mail':
      return { href: `mailto:${value}`, text: value, isOutside: false };
    case 'web':
      return siteLink(value);
  }
}

function siteLink(value: string): ContactLink | null {
  const url = URL.parse(value.includes('://') ? value : `https://${value}`);
  // Written by owners: only web pages are allowed as links.
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  const text = `${url.host}${url.pathname}`.replace(/\/$/, '');
  return { href: url.href, text, isOutside: true };
}
