import {
  NetworkPlaceCredit,
  useDevicePlace,
  withServedPlaceTexts,
} from '@karavan/shared-api/places';
import { NearChip as Chip } from '@karavan/shared-ui/product/near-chip';

interface NearChipProps {
  readonly near: string | null;
  onChange(near: string | null): void;
}

/** Shows what is near this device first. */
export const NearChip = withServedPlaceTexts(function Near(props: NearChipProps) {
  return <Chip {...props} device={useDevicePlace()} credit={<NetworkPlaceCredit />} />;
});
