import { useState } from 'react';
import { Plus } from 'lucide-react';
import { Button } from '@karavan/shared-ui/button';
import { Panel } from '@karavan/shared-ui/product/panel';
import { Hint, Title } from '../shared/panel-parts.tsx';
import { NewSystemForm } from './lazy-system-forms.tsx';
import { useT } from './translation.ts';

interface AddSystemProps {
  readonly organizationId: number;
  readonly isFirst: boolean;
}

/** How an account is added, and the form for it once it is asked for. */
export function AddSystem({ organizationId, isFirst }: AddSystemProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button
        kind={isFirst ? 'primary' : 'secondary'}
        icon={<Plus size={20} />}
        onClick={() => setOpen(true)}
      >
        {t('add')}
      </Button>
    );
  }
  return (
    <Panel aria-labelledby="add-system">
      <Title id="add-system">{t('add_title')}</Title>
      <Hint>{t('add_text')}</Hint>
      <NewSystemForm organizationId={organizationId} onDone={() => setOpen(false)} />
    </Panel>
  );
}
