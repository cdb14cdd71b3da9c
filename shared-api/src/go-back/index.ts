export { cameFrom } from './came-from.ts';
export { useGoBack } from './use-go-back.ts';
