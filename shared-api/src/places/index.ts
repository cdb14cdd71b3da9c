export { findDevicePlace } from './find-device-place.ts';
export { NetworkPlaceCredit } from './network-place-credit.tsx';
export { usePlaceT, withPlaceTexts, withServedPlaceTexts } from './texts.ts';
export { useAddressAt, useAddressSearch } from './use-address-search.ts';
export { useDevicePlace, type DevicePlace } from './use-device-place.ts';
