import { getMe } from '@karavan/shared-api/client/accounts';
import { useEndpoint } from '@karavan/shared-api/query';
import { useNavigate } from '@karavan/shared-api/router';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { NewPasswordStep } from '../auth/new-password-step.tsx';
import { Sheet } from '../page-layout.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

/** /profile/edit-password: replaces the password, or sets the first one. */
export function Page() {
  const me = useEndpoint(getMe, {});
  const navigate = useNavigate();
  const leave = () => void navigate('/profile', { replace: true });
  return (
    <Sheet>
      <AsyncView query={me} skeleton={<PageSkeleton />}>
        {({ has_password }) =>
          has_password ? <ChangePasswordForm onDone={leave} /> : <NewPasswordStep onDone={leave} />
        }
      </AsyncView>
    </Sheet>
  );
}
