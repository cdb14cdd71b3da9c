export { presentAddress } from './delivery-addresses.presenter.ts';
export { deliveryAddressesRoutes } from './delivery-addresses.routes.ts';
export type { DeliveryAddressesTables } from './delivery-addresses.tables.ts';
export { addressesOf, selectChosenAddress, type AddressRow } from './select-addresses.ts';
export { eraseAddresses } from './erase-addresses.ts';
export { ADDRESS_RECORDS } from './addresses.records.ts';
