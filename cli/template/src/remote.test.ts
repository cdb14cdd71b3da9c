import { findProblems } from '@karavan/shared-api/testing';
import remote from './index.ts';

it('keeps the contract with the shell', async () => {
  expect(await findProblems(remote)).toEqual([]);
});
