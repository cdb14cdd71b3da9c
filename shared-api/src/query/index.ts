export { endlessListOptions, useEndlessList, type EndlessList } from './endless-list.ts';
export { createRemoteQueryClient } from './remote-query-client.ts';
