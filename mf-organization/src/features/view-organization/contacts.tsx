import type { ReactNode } from 'react';
import type { OrganizationDetail } from '@karavan/shared-api/contract/organizations';
import { FlushPanel } from '@karavan/shared-ui/product/flush-panel';
import { servedLazily } from '@karavan/shared-ui/served-lazily';
import { Loading, SkeletonRow } from '@karavan/shared-ui/skeleton';
import { useT } from '../../shared/translation.ts';

interface ContactsProps {
  readonly organization: OrganizationDetail;
  readonly children: ReactNode;
}

/** Where an organization is, when it is open and how it is reached. */
export function Contacts({ organization, children }: ContactsProps) {
  const t = useT();
  return (
    <FlushPanel aria-labelledby="organization-contacts">
      <h2 id="organization-contacts">{t('contacts')}</h2>
      <ContactRows organization={organization} />
      {children}
    </FlushPanel>
  );
}

const ContactRows = servedLazily(
  async () =>
    (await import(/* webpackChunkName: "part-contact-rows" */ './contact-rows.tsx')).ContactRows,
  <Loading>
    <SkeletonRow />
    <SkeletonRow />
  </Loading>,
);
