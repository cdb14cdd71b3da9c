import type { PageModule } from '@karavan/shared-api/remote';
import { TakeDelivery } from '../features/take-delivery/take-delivery.tsx';

/** /delivery/available: deliveries that wait for a courier. */
export const availablePage: PageModule = { Component: TakeDelivery };
