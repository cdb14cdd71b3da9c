export { ApiProvider, useApi } from './api-context.ts';
export { updateAnswer } from './edit-answer.ts';
export { addToLists, removeFromLists, updateInLists, type Rollback } from './edit-lists.ts';
export type { ListItem } from './endless-list-data.ts';
export { prefetchEndlessList, type ItemOf, type ListEndpoint } from './endless-list-query.ts';
export { endpointKey } from './endpoint-key.ts';
export { createQueryClient } from './query-client.ts';
export { useEndlessList, type EndlessList } from './use-endless-list.ts';
export {
  endpointOptions,
  prefetchEndpoint,
  useEndpoint,
  type EndpointQueryOptions,
} from './use-endpoint.ts';
export { useWrite, type Write, type WriteOptions, type WriteResult } from './use-write.ts';
export { request, type WriteRequest } from './write-request.ts';
export { wordsOf } from './words-of.ts';
