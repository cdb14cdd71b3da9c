import type { PageModule } from '@karavan/shared-api/remote';
import { SubscribedOrganizations } from '../features/read-subscriptions/subscribed-organizations.tsx';
import { withSubscriptionsTexts } from '../features/read-subscriptions/translation.ts';

/** /subscriptions/organizations: the organizations that the person follows. */
export const page: PageModule = {
  Component: withSubscriptionsTexts(SubscribedOrganizations),
};
