import { useMemo } from 'react';
import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useHeader } from '@karavan/shared-api/remote';
import { useLocation, useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { Sheet } from '../page-layout.ts';
import { ProveNumber } from './prove-number.tsx';
import { TakeNumber } from './take-number.tsx';
import { useT, withNumberTexts } from './texts.ts';

/** The proof of the old number as it stands in the address: 256 bits. */
const PROOF = /\/([\w-]{43})\/?$/;

/**
 * /profile/edit-auth/{code}: another phone number for the account. Without the proof of the present one in the
 * address it asks for that first.
 */
export function Page() {
  return <EditNumber />;
}

const EditNumber = withNumberTexts(function EditNumber() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const me = useEndpoint(getMe, {});
  const title = t('title');
  useHeader(useMemo(() => ({ title, backTo: '/profile' }), [title]));
  const [, proof] = PROOF.exec(pathname) ?? [];
  const goTo = (step: string, notice?: string) =>
    void navigate(`/profile/edit-auth/${step}`, { replace: true, state: { notice } });
  return (
    <Sheet>
      <AsyncView query={me} skeleton={<PageSkeleton />}>
        {({ phone_number: phone }) =>
          proof ? (
            <TakeNumber
              proof={proof}
              onDone={() => void navigate('/profile', { replace: true })}
              onProofOver={() => goTo('number', t('again'))}
            />
          ) : (
            <ProveNumber
              phone={phone}
              notice={(state as { readonly notice?: string } | null)?.notice}
              onProven={(token) => goTo(token)}
            />
          )
        }
      </AsyncView>
    </Sheet>
  );
});
