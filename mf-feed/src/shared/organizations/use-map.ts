import { useShell } from '@karavan/shared-api/remote';
import { useNavigate } from '@karavan/shared-api/router';

/**
 * Opens the map of the organizations that offer a service, of all where none is named, and goes to the one that
 * is chosen there.
 */
export function useMap(service = 0) {
  const { overlays } = useShell();
  const navigate = useNavigate();
  /** @param near latitude and longitude where it begins */
  return async (near: string | null = null): Promise<void> => {
    const [latitude, longitude] = near?.split(',').map(Number) ?? [];
    const locations =
      latitude === undefined || longitude === undefined ? [] : [{ latitude, longitude }];
    const path = await overlays.open('map_service', {
      serviceId: service,
      locations,
      categories: [],
    });
    if (typeof path === 'string') await navigate(path);
  };
}
