import type { OrganizationContact } from '@karavan/shared-api/contract/organizations';

interface ContactLink {
  readonly href: string;
  readonly text: string;
  /** Leads to another site. */
  readonly isOutside: boolean;
}

/** Where a contact leads; null where it is no address that may be followed. */
export function contactLink({ kind, value }: OrganizationContact): ContactLink | null {
  switch (kind) {
    case 'phone':
      return { href: `tel:${value}`, text: value, isOutside: false };
    case 'mail':
      return { href: `mailto:${value}`, text: value, isOutside: false };
    case 'web':
      return siteLink(value);
  }
}

function siteLink(value: string): ContactLink | null {
  const url = URL.parse(value.includes('://') ? value : `https://${value}`);
  // Owners write it: nothing but a web page may stand behind it.
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  const text = `${url.host}${url.pathname}`.replace(/\/$/, '');
  return { href: url.href, text, isOutside: true };
}
