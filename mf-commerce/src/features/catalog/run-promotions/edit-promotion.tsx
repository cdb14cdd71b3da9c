import { useState } from 'react';
import { getEditedPromotion, listStaffPromotions } from '@karavan/shared-api/client/promotions';
import { useEndpoint } from '@karavan/shared-api/query';
import { AsyncView } from '@karavan/shared-ui/async-view';
import { Managed } from '../../../shared/managed.tsx';
import { pageSkeleton } from '../shared/page-skeleton.tsx';
import { withCatalogTexts } from '../translation.ts';
import { PromotionForm } from './lazy-promotion-form.ts';
import { PromotionActions } from './promotion-actions.tsx';
import { promotionsPath } from './promotions-paths.ts';
import { usePromotionT, withPromotionTexts } from './translation.ts';

interface EditPromotionProps {
  readonly organizationId: number;
  /** Null for a new one. */
  readonly promotionId: number | null;
}

/** A promotion of an organization, for the staff who look after it. */
export const EditPromotion = withCatalogTexts(withPromotionTexts(Edit, pageSkeleton), pageSkeleton);

function Edit({ organizationId, promotionId }: EditPromotionProps) {
  const t = usePromotionT();
  return (
    <Managed
      organizationId={organizationId}
      section="promotions"
      title={t(promotionId === null ? 'add' : 'edit')}
      backTo={promotionsPath(organizationId)}
    >
      {({ id, permissions }) => (
        <WithCurrency
          organizationId={id}
          promotionId={promotionId}
          canPick={permissions.includes('can_manage_catalog')}
        />
      )}
    </Managed>
  );
}

interface EditorProps extends EditPromotionProps {
  /** Whether the products of the organization may be looked through. */
  readonly canPick: boolean;
}

function WithCurrency({ organizationId: id, promotionId, canPick }: EditorProps) {
  const all = useEndpoint(listStaffPromotions, { params: { id }, query: { limit: 1 } });
  return (
    <AsyncView query={all} skeleton={pageSkeleton}>
      {({ currency }) =>
        promotionId === null ? (
          <PromotionForm organizationId={id} currency={currency} canPick={canPick} stored={null} />
        ) : (
          <Stored
            organizationId={id}
            promotionId={promotionId}
            canPick={canPick}
            currency={currency}
          />
        )
      }
    </AsyncView>
  );
}

interface StoredProps extends Pick<EditorProps, 'organizationId' | 'canPick'> {
  readonly promotionId: number;
  readonly currency: string;
}

function Stored({ organizationId: id, promotionId, canPick, currency }: StoredProps) {
  const one = useEndpoint(
    getEditedPromotion,
    { params: { id, promo: promotionId } },
    // What an editor begins with is as it is now; it must not change under their fingers.
    { staleTime: 0 },
  );
  const [round, setRound] = useState(0);
  const take = () => void one.refetch().then(() => setRound(round + 1));
  return (
    <AsyncView query={one} skeleton={pageSkeleton}>
      {(stored) => (
        <>
          <PromotionActions organizationId={id} promotion={stored} />
          {stored.state !== 'ended' && (
            <PromotionForm
              key={round}
              organizationId={id}
              currency={currency}
              canPick={canPick}
              stored={stored}
              onTake={take}
            />
          )}
        </>
      )}
    </AsyncView>
  );
}
