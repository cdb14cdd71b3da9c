import { Flag } from 'lucide-react';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { useT } from '../../shared/translation.ts';

/** Opens the form to report an organization; for signed-in people. */
export function ComplainButton({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const { requireSignIn, overlays } = useShell();

  async function complain(): Promise<void> {
    if (!(await requireSignIn())) return;
    await overlays.open('organization_complain', { organizationId });
  }

  return (
    <Button kind="quiet" size="small" icon={<Flag size={18} />} onClick={() => void complain()}>
      {t('complain')}
    </Button>
  );
}
