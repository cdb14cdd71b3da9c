import { listBlacklist } from '@karavan/shared-api/client/blacklist';
import { useEndlessList } from '@karavan/shared-api/query';
import { useLocation } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { EndlessView } from '@karavan/shared-ui/endless-view';
import { EmptyState } from '@karavan/shared-ui/states';
import { usePersonAction } from './followers-query.ts';
import { PersonRow } from './person-row.tsx';
import { useT } from './translation.ts';

interface BlockedListProps {
  readonly organizationId: number;
  readonly query: { readonly search?: string };
}

/** Those with whom the organization does no new business. */
export function BlockedList({ organizationId, query }: BlockedListProps) {
  const t = useT();
  const { key } = useLocation();
  const act = usePersonAction(organizationId);
  const blocked = useEndlessList(listBlacklist, { params: { id: organizationId }, query });
  return (
    <EndlessView
      list={blocked}
      label={t('people_blocked')}
      keyOf={({ id }) => id}
      positionKey={`${key}blocked`}
      empty={
        query.search === undefined ? (
          <EmptyState title={t('no_blocked')} text={t('no_blocked_text')} />
        ) : (
          <EmptyState title={t('nobody_found')} />
        )
      }
    >
      {(person) => {
        const name = person.full_name || t('anonymous');
        return (
          <PersonRow
            person={person}
            label={t('since_blocked')}
            since={person.created_at}
            by={person.blocked_by?.full_name}
          >
            <Button
              size="small"
              kind="secondary"
              aria-label={t('unblock_named', { name })}
              onClick={() =>
                act({ action: 'unblock', userId: person.id, done: t('unblocked', { name }) })
              }
            >
              {t('unblock')}
            </Button>
          </PersonRow>
        );
      }}
    </EndlessView>
  );
}
