import { useAtomValue } from 'jotai';
import type { Partnership } from '@karavan/shared-api/contract/partners';
import { Link } from '@karavan/shared-api/router';
import { localeAtom } from '@karavan/shared-api/state';
import { Button } from '@karavan/shared-ui/button';
import { dateFormat } from '@karavan/shared-ui/intl';
import { Detail, OrganizationLine } from '@karavan/shared-ui/product/organization-line';
import { Actions, Card } from './card.ts';
import { useT } from './translation.ts';
import { usePartnershipWrite } from './use-partnership-write.ts';

interface RequestCardProps {
  readonly organizationId: number;
  readonly partnership: Partnership;
}

/** Somebody asks and gets an answer, or one's own request waits for one. */
export function RequestCard({ organizationId, partnership }: RequestCardProps) {
  const t = useT();
  const locale = useAtomValue(localeAtom);
  const { id, partner, is_recipient, created_at } = partnership;
  const { send, isPending, intent } = usePartnershipWrite(organizationId, id);
  const date = dateFormat(locale, { dateStyle: 'medium' });
  const asked = date.format(new Date(created_at));
  return (
    <Card aria-label={partner.title}>
      <Link to={`/organizations/${partner.id}`}>
        <OrganizationLine organization={partner} size={48}>
          <Detail>
            {is_recipient ? t('asks_you', { date: asked }) : t('asked', { date: asked })}
          </Detail>
        </OrganizationLine>
      </Link>
      <Actions>
        {is_recipient ? (
          <>
            <Button
              kind="secondary"
              size="small"
              loading={isPending && intent === 'declined'}
              disabled={isPending}
              onClick={() => void send('declined')}
            >
              {t('decline')}
            </Button>
            <Button
              size="small"
              loading={isPending && intent === 'accepted'}
              disabled={isPending}
              onClick={() => void send('accepted')}
            >
              {t('accept')}
            </Button>
          </>
        ) : (
          <Button
            kind="secondary"
            size="small"
            loading={isPending}
            onClick={() => void send('withdrawn')}
          >
            {t('withdraw')}
          </Button>
        )}
      </Actions>
    </Card>
  );
}
