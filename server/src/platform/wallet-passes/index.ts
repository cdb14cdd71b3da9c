export { drawApplePass } from './apple-pass.ts';
export { digest, googlePassUrl, textOf } from './google-pass.ts';
export { walletsOf } from './wallets-of.ts';
