import { listPartnerships } from '@karavan/shared-api/client/partners';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { OverCard } from './over-card.tsx';
import { useT } from './translation.ts';

/** Partnerships that were declined or have ended, the latest first. */
export function OverList({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  const { key } = useLocation();
  const over = useEndlessList(listPartnerships, {
    params: { id: organizationId },
    query: { status: 'over' },
  });
  return (
    <EndlessView
      list={over}
      keyOf={({ id }) => id}
      gap={12}
      label={t('over')}
      positionKey={`${key}over`}
      empty={<EmptyState scene="organizations" title={t('no_over')} />}
    >
      {(partnership) => <OverCard organizationId={organizationId} partnership={partnership} />}
    </EndlessView>
  );
}
