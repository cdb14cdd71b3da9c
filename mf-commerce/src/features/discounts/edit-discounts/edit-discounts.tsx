import { useState } from 'react';
import { getDiscounts } from '@karavan/shared-api/client/discounts';
import type { Workplace } from '@karavan/shared-api/management';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { lazily } from '@karavan/shared-ui/lazily';
import { PageSkeleton, SkeletonCard } from '@karavan/shared-ui/skeleton';
import { Managed } from '../../../shared/managed.tsx';
import { withDiscountTexts } from '../translation.ts';
import { withEditorTexts } from './translation.ts';

const DiscountsForm = lazily(
  async () =>
    (await import(/* webpackChunkName: "discounts-form" */ './discounts-form.tsx')).DiscountsForm,
);

interface EditDiscountsProps {
  readonly organizationId: number;
}

/** The discount cards of an organization, for the staff who look after them. */
export const EditDiscounts = withDiscountTexts(
  withEditorTexts(Page, <PageSkeleton />),
  <PageSkeleton />,
);

function Page({ organizationId }: EditDiscountsProps) {
  return (
    <Managed organizationId={organizationId} section="discounts">
      {(workplace) => <Loaded workplace={workplace} />}
    </Managed>
  );
}

function Loaded({ workplace }: { readonly workplace: Workplace }) {
  /** Counts how often the form has begun anew with what is stored. */
  const [round, setRound] = useState(0);
  const book = useEndpoint(
    getDiscounts,
    { params: { id: workplace.id } },
    // What an editor begins with is as it is now.
    { staleTime: 0 },
  );
  return (
    <AsyncView query={book} skeleton={<SkeletonCard />}>
      {(stored) => (
        <DiscountsForm
          key={round}
          workplace={workplace}
          stored={stored}
          onTake={() => setRound(round + 1)}
        />
      )}
    </AsyncView>
  );
}
