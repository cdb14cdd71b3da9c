export { EmptyState, ErrorState } from './state.tsx';
export { LoadFailure, type LoadFailureTexts } from './load-failure.tsx';
