import { useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { getMe } from '@karavan/shared-api/client/accounts';
import { getEmail } from '@karavan/shared-api/client/credentials';
import { endpointKey, useEndpoint } from '@karavan/shared-api/query';
import { useHeader, useShell } from '@karavan/shared-api/remote';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Sheet } from '../page-layout.ts';
import { ProveNumber } from './prove-number.tsx';
import { TakeContact, type ContactKind } from './take-contact.tsx';
import { useT, withContactTexts } from './texts.ts';

/** The proof of the present number as it stands in the address: 256 bits. */
const PROOF = /\/([\w-]{43})\/?$/;

/** In the history entry of an address with a proof, which does not tell what it is for. */
interface EntryState {
  readonly kind?: ContactKind;
  readonly notice?: string;
}

/**
 * /profile/edit-auth/{code}: another phone number or e-mail address to sign in with. The code is `number` or
 * `email` at first, for which the present number is proven, and that proof afterwards.
 */
export function Page() {
  return <EditAuth />;
}

const EditAuth = withContactTexts(function EditAuth() {
  const t = useT();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { toasts } = useShell();
  const { pathname, state } = useLocation();
  const entry = state as EntryState | null;
  const kind = /\/email\/?$/.test(pathname) ? 'email' : (entry?.kind ?? 'number');
  const me = useEndpoint(getMe, {});
  const { data: own } = useEndpoint(getEmail, {});
  const title = kind === 'email' ? t('email_title') : t('title');
  useHeader(useMemo(() => ({ title, backTo: '/profile' }), [title]));
  const [, proof] = PROOF.exec(pathname) ?? [];
  const goTo = (code: string, notice?: string) =>
    void navigate(`/profile/edit-auth/${code}`, { replace: true, state: { kind, notice } });

  function finish(): void {
    toasts.show({ kind: 'success', text: kind === 'email' ? t('email_changed') : t('changed') });
    void queries.invalidateQueries({ queryKey: endpointKey(getMe, 'one', {}) });
    void queries.invalidateQueries({ queryKey: endpointKey(getEmail, 'one', {}) });
    void navigate('/profile', { replace: true });
  }

  return (
    <Sheet>
      <AsyncView query={me} skeleton={<PageSkeleton />}>
        {({ phone_number: phone }) =>
          proof ? (
            <TakeContact
              kind={kind}
              proof={proof}
              onDone={finish}
              onProofOver={() => goTo(kind, t('again'))}
            />
          ) : (
            <ProveNumber
              title={title}
              phone={phone}
              email={kind === 'email' ? own?.email : null}
              notice={entry?.notice}
              onProven={(token) => goTo(token)}
            />
          )
        }
      </AsyncView>
    </Sheet>
  );
});
