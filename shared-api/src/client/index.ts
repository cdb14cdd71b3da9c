export { createApiClient, type ApiClient, type CallOptions } from './api-client.ts';
export { ApiError } from './api-error.ts';
export type { Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts';
export type { RequestContext } from './request-headers.ts';
