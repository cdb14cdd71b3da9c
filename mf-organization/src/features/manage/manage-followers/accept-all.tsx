import { CheckCheck } from 'lucide-react';
import styled from 'styled-components';
import { useShell } from '@karavan/shared-api/remote';
import { Button } from '@karavan/shared-ui/button';
import { formatCount } from '@karavan/shared-ui/format-count';
import { space } from '@karavan/shared-ui/tokens';
import { useAcceptAll } from './followers-query.ts';
import { useT } from './translation.ts';

interface AcceptAllProps {
  readonly organizationId: number;
  readonly count: number;
}

/** Accepts everybody who has asked, at once. */
export function AcceptAll({ organizationId, count }: AcceptAllProps) {
  const t = useT();
  const { dialogs } = useShell();
  const shown = formatCount(count);
  const all = useAcceptAll(organizationId, (accepted) =>
    t('accepted_all', { shown: formatCount(accepted) }),
  );
  async function ask(): Promise<void> {
    const isSure = await dialogs.confirm({
      title: t('accept_all_question', { shown }),
      text: t('accept_all_text'),
      okLabel: t('accept_all', { shown }),
    });
    if (isSure) all.send();
  }
  return (
    <Row>
      <Button
        icon={<CheckCheck size={20} />}
        kind="secondary"
        loading={all.isPending}
        onClick={() => void ask()}
      >
        {t('accept_all', { shown })}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  padding: ${space[3]} 0;
`;
