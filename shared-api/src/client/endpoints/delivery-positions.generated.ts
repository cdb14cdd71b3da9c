// Written by shared-api/scripts/generate-endpoints.ts; do not edit.
import type * as routes from '../../contract/delivery-positions.ts';
import type { Endpoint } from '../endpoint.ts';

export const getCourierPosition: Endpoint<typeof routes.getCourierPosition> = {
  method: 'GET',
  path: '/receipts/{id}/courier_position/',
};

export const reportDeliveryPosition: Endpoint<typeof routes.reportDeliveryPosition> = {
  method: 'PUT',
  path: '/delivery/{id}/position/',
};

export const shareDeliveryPosition: Endpoint<typeof routes.shareDeliveryPosition> = {
  method: 'POST',
  path: '/delivery/{id}/position_sharing/',
};
