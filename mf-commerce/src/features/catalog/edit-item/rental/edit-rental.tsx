import { useState } from 'react';
import { getItemDefaults } from '@karavan/shared-api/client/item-editing';
import { getRentalOffer } from '@karavan/shared-api/client/rental-offers';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Managed } from '../../../../shared/managed.tsx';
import { rentalCalendarPath, rentalsPath } from '../../../../shared/rentals-paths.ts';
import { pageSkeleton } from '../../shared/page-skeleton.tsx';
import { withCatalogTexts } from '../../translation.ts';
import { RentalForm } from './lazy-rental-form.ts';
import { useT, withRentalTexts } from './translation.ts';

/** Something new that is let, from its photo to the first booking. */
export const CreateRental = withCatalogTexts(withRentalTexts(Create, pageSkeleton), pageSkeleton);

/** Something that an organization lets, for whoever changes it or its terms. */
export const EditRental = withCatalogTexts(withRentalTexts(Edit, pageSkeleton), pageSkeleton);

function Create({ organizationId }: { readonly organizationId: number }) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="rentals"
      title={t('rental_add')}
      backTo={rentalsPath(organizationId)}
    >
      {({ id }) => <Blank id={id} />}
    </Managed>
  );
}

function Blank({ id }: { readonly id: number }) {
  const defaults = useEndpoint(getItemDefaults, { params: { id } });
  return (
    <AsyncView query={defaults} skeleton={pageSkeleton}>
      {({ currency }) => <RentalForm organizationId={id} currency={currency} stored={null} />}
    </AsyncView>
  );
}

interface EditRentalProps {
  readonly organizationId: number;
  readonly itemId: number;
}

function Edit({ organizationId, itemId }: EditRentalProps) {
  const t = useT();
  return (
    <Managed
      organizationId={organizationId}
      section="rentals"
      title={t('rental_edit')}
      backTo={rentalCalendarPath(organizationId, itemId)}
    >
      {({ id }) => <Loaded id={id} itemId={itemId} />}
    </Managed>
  );
}

function Loaded({ id, itemId }: { readonly id: number; readonly itemId: number }) {
  const rental = useEndpoint(
    getRentalOffer,
    { params: { id, item: itemId } },
    // What an editor begins with is as it is now; it must not change under their fingers.
    { staleTime: 0 },
  );
  const [round, setRound] = useState(0);
  const take = () => void rental.refetch().then(() => setRound(round + 1));
  return (
    <AsyncView query={rental} skeleton={pageSkeleton}>
      {(stored) => (
        <RentalForm
          key={round}
          organizationId={id}
          currency={stored.currency}
          stored={stored}
          onTake={take}
        />
      )}
    </AsyncView>
  );
}
