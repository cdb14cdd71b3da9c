import { useMemo } from 'react';
import { useAtomValue } from 'jotai';
import { getMe } from '@karavan/shared-api/client/accounts';
import { listPersonNetworks, listPersonPhones } from '@karavan/shared-api/client/person-contacts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { sessionAtom, type Session } from '@karavan/shared-api/state';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import type { ShellServices } from '../../shell-services.ts';
import { Sheet } from '../page-layout.ts';
import { ContactsForm, DetailsForm, SocialsForm } from './lazy-forms.ts';
import { useT, withPersonTexts } from './texts.ts';

interface PageProps {
  readonly services: ShellServices;
}

/** /profile/edit: the person's picture, name, nickname, gender and birthday. */
export function DetailsPage({ services }: PageProps) {
  return <Details services={services} />;
}

/** /profile/edit-contacts: the phone numbers that a person publishes. */
export function ContactsPage() {
  const session = useAtomValue(sessionAtom);
  return session && <Contacts user={session.user} />;
}

/** /profile/edit-socials: where else a person can be found. */
export function SocialsPage() {
  const session = useAtomValue(sessionAtom);
  return session && <Socials user={session.user} />;
}

const Details = withPersonTexts(function Details({ services }: PageProps) {
  const t = useT();
  const me = useEndpoint(getMe, {});
  return (
    <Sheet>
      <Title title={t('details_title')} />
      <AsyncView query={me} skeleton={<PageSkeleton />}>
        {(person) => <DetailsForm me={person} services={services} />}
      </AsyncView>
    </Sheet>
  );
});

interface OwnProps {
  readonly user: Session['user'];
}

const Contacts = withPersonTexts(function Contacts({ user: { id } }: OwnProps) {
  const t = useT();
  const phones = useEndpoint(listPersonPhones, { params: { id } });
  return (
    <Sheet>
      <Title title={t('contacts_title')} />
      <AsyncView query={phones} skeleton={<PageSkeleton />}>
        {({ list }) => <ContactsForm userId={id} list={list} />}
      </AsyncView>
    </Sheet>
  );
});

const Socials = withPersonTexts(function Socials({ user: { id } }: OwnProps) {
  const t = useT();
  const networks = useEndpoint(listPersonNetworks, { params: { id } });
  return (
    <Sheet>
      <Title title={t('socials_title')} />
      <AsyncView query={networks} skeleton={<PageSkeleton />}>
        {({ list }) => <SocialsForm userId={id} list={list} />}
      </AsyncView>
    </Sheet>
  );
});

/** Stands before the form, which adds its button to the same header. */
function Title({ title }: { readonly title: string }) {
  useHeader(useMemo(() => ({ title, backTo: '/profile' }), [title]));
  return <h1 className="visually-hidden">{title}</h1>;
}
