import { listOrganizations } from '@karavan/shared-api/client/organizations';
import { searchPartners } from '@karavan/shared-api/client/partners';
import { listPromotions } from '@karavan/shared-api/client/promotions';
import { listServiceOrganizations } from '@karavan/shared-api/client/services';
import { endpointKey } from '@karavan/shared-api/query';

/** The lists, other than of posts, that leave muted organizations out. */
export const LEAVING_OUT = [
  endpointKey(listOrganizations, 'list'),
  endpointKey(listServiceOrganizations, 'list'),
  endpointKey(listPromotions, 'list'),
  endpointKey(searchPartners, 'list'),
];
