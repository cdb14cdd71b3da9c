import { AskWholesale } from '../features/ask-wholesale/ask-wholesale.tsx';
import { BlockedNotice } from '../features/enter-organization/blocked-notice.tsx';
import { MuteButton } from '../features/mute-organization/mute-button.tsx';
import { OfferPartnership } from '../features/offer-partnership/offer-partnership.tsx';

/** What few visitors of an organization see: the blocked, its followers, who buys in quantity, and who can offer a partnership. */
export const OrganizationSteps = ({ organizationId }: { readonly organizationId: number }) => (
  <>
    <BlockedNotice organizationId={organizationId} />
    <MuteButton organizationId={organizationId} />
    <AskWholesale organizationId={organizationId} />
    <OfferPartnership organizationId={organizationId} />
  </>
);
