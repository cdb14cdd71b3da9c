import { createPartnership } from '@karavan/shared-api/client/partners';
import type { Partnership } from '@karavan/shared-api/contract/partners';
import { useWrite } from '@karavan/shared-api/query';
import { Link } from '@karavan/shared-api/router';
import { Button } from '@karavan/shared-ui/button';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { Actions, Card } from './card.ts';
import { useT } from './translation.ts';
import { PARTNERSHIPS } from './use-partnership-write.ts';

interface OverCardProps {
  readonly organizationId: number;
  readonly partnership: Partnership;
}

/** A partnership that was declined or has ended, and may begin again. */
export function OverCard({ organizationId, partnership }: OverCardProps) {
  const t = useT();
  const { partner, status } = partnership;
  const { send, isPending, data } = useWrite(createPartnership, {
    done: t('sent'),
    onSettled: (_intent, queries) => void queries.invalidateQueries({ queryKey: PARTNERSHIPS }),
  });
  return (
    <Card aria-label={partner.title}>
      <Link to={`/organizations/${partner.id}`}>
        <OrganizationLine organization={partner} size={48}>
          <Detail>{t(status === 'declined' ? 'was_declined' : 'has_ended')}</Detail>
        </OrganizationLine>
      </Link>
      <Actions>
        <Button
          kind="secondary"
          size="small"
          loading={isPending}
          disabled={data !== undefined}
          aria-label={t('ask_whom', { title: partner.title })}
          onClick={() =>
            void send({ params: { id: organizationId }, body: { partnership_id: partner.id } })
          }
        >
          {data ? t('is_sent') : t('ask')}
        </Button>
      </Actions>
    </Card>
  );
}
