import { atOnce, lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton } from '@karavan/shared-ui/skeleton';
import { useEndpoint } from '@karavan/shared-api/query';
import { listStaffGifts } from '@karavan/shared-api/client/gifts';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Managed } from '../../../shared/managed.tsx';
import { useGiftT, withGiftTexts } from '../translation.ts';
import { giftsPath } from './gifts-paths.ts';

const IssueForm = lazily(
  async () => (await import(/* webpackChunkName: "issue-gifts" */ './issue-form.tsx')).IssueForm,
  <PageSkeleton />,
  atOnce,
);

interface IssueGiftsProps {
  readonly organizationId: number;
}

/** Issues gift cards that are sold, or vouchers that are given for nothing. */
export const IssueGifts = withGiftTexts(Page, <PageSkeleton />);

function Page({ organizationId }: IssueGiftsProps) {
  const t = useGiftT();
  return (
    <Managed
      organizationId={organizationId}
      section="gifts"
      title={t('issue')}
      backTo={giftsPath(organizationId)}
    >
      {({ id }) => <WithCurrency organizationId={id} />}
    </Managed>
  );
}

function WithCurrency({ organizationId: id }: IssueGiftsProps) {
  const known = useEndpoint(listStaffGifts, { params: { id }, query: { limit: 1 } });
  return (
    <AsyncView query={known} skeleton={<PageSkeleton />}>
      {({ currency }) => <IssueForm organizationId={id} currency={currency} />}
    </AsyncView>
  );
}
