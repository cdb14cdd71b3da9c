import { getRentalOffer } from '@karavan/shared-api/client/rental-offers';
import { Managed } from '../../../../shared/managed.tsx';
import { rentalCalendarPath, rentalsPath } from '../../../../shared/rentals-paths.ts';
import { pageSkeleton } from '../../shared/page-skeleton.tsx';
import { withCatalogTexts } from '../../translation.ts';
import { Begun, BegunNew } from '../begun.tsx';
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
      {({ id }) => (
        <BegunNew organizationId={id}>
          {({ currency }) => <RentalForm organizationId={id} currency={currency} stored={null} />}
        </BegunNew>
      )}
    </Managed>
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
      {({ id }) => (
        <Begun endpoint={getRentalOffer} input={{ params: { id, item: itemId } }}>
          {(stored, take) => (
            <RentalForm
              organizationId={id}
              currency={stored.currency}
              stored={stored}
              onTake={take}
            />
          )}
        </Begun>
      )}
    </Managed>
  );
}
