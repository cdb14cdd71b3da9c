import { listServices } from '@karavan/shared-api/client/services';
import type { ServiceCategory } from '@karavan/shared-api/contract/services';
import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';

/**
 * Opens the map of the organizations that offer a service, of all where none is named, and goes to the one that
 * is chosen there.
 */
export function useMap(service = 0) {
  const { api, overlays } = useShell();
  const navigate = useNavigate();
  /** @param near latitude and longitude where it begins */
  return async (near: string | null = null): Promise<void> => {
    const [latitude, longitude] = near?.split(',').map(Number) ?? [];
    const locations =
      latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }];
    // The map does without them where they cannot be had.
    const services = await api.call(listServices, {});
    const path = await overlays.open('map_service', {
      serviceId: service,
      locations,
      categories: services.ok ? servicesBeside(service, services.data.list) : [],
    });
    if (typeof path === 'string') await navigate(path);
  };
}

/** The ids of the others in the category of a service; of all services where none is named. */
function servicesBeside(service: number, categories: readonly ServiceCategory[]): number[] {
  return categories
    .map(({ services }) => services.map(({ id }) => id))
    .filter((ids) => service === 0 || ids.includes(service))
    .flat()
    .filter((id) => id !== service);
}
