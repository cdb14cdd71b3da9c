import { Store } from 'lucide-react';
import { getOrganizationLife, reactivateOrganization } from '@karavan/shared-api/client/life';
import { endpointKey, useWrite } from '@karavan/shared-api/query';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { useT } from './translation.ts';

interface ReopenButtonProps {
  readonly organizationId: number;
  readonly state: 'announced' | 'deactivated';
}

/** Takes an announcement back, or opens a closed organization again. */
export function ReopenButton({ organizationId, state }: ReopenButtonProps) {
  const t = useT();
  const { dialogs } = useShell();
  const write = useWrite(reactivateOrganization, {
    done: t(`reopened_${state}`),
    onSettled: (_intent, queries) =>
      void queries.invalidateQueries({ queryKey: endpointKey(getOrganizationLife, 'one') }),
  });
  async function ask(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t(`reopen_${state}_question`),
      text: t(`reopen_${state}_text`),
      okLabel: t(`reopen_${state}`),
    });
    if (isSure) await write.send({ params: { id: organizationId } });
  }
  return (
    <Button
      kind="secondary"
      icon={<Store size={20} />}
      loading={write.isPending}
      onClick={() => void ask()}
    >
      {t(`reopen_${state}`)}
    </Button>
  );
}
