import type { QueryClient } from '@tanstack/react-query';
import { getEventRun, listDoor, listEvents } from '@karavan/shared-api/client/events';
import { getItem } from '@karavan/shared-api/client/items';
import { endpointKey } from '@karavan/shared-api/query';

/** Reads anew, wherever they are shown, the events that staff have changed, and who is to be let in. */
export function refreshEvents(queries: QueryClient): void {
  void queries.invalidateQueries({ queryKey: endpointKey(listEvents, 'list') });
  void queries.invalidateQueries({ queryKey: endpointKey(getEventRun, 'one') });
  void queries.invalidateQueries({ queryKey: endpointKey(listDoor, 'list') });
  void queries.invalidateQueries({ queryKey: endpointKey(getItem, 'one') });
}
