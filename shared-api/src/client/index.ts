export {
  createApiClient,
  createLanguageClient,
  type ApiClient,
  type ApiClientOptions,
  type CallOptions,
  type UploadOptions,
} from './api-client.ts';
export { isApiError, type ApiError } from './api-error.ts';
export { dataOf, type ApiFailure, type ApiResult, type ApiSuccess } from './api-result.ts';
export type { Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts';
export { defineEndpoint } from './define-endpoint.ts';
export { drawIdempotencyKey } from './idempotency-key.ts';
export type { RequestContext } from './request-headers.ts';
export { toastOf, type ResponseToast } from './response-toast.ts';
