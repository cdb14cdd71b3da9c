export { forgetOwn, readOwn, writeOwn } from './own-store.ts';
export { useKeptText } from './use-kept-text.ts';
