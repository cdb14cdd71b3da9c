import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from '@karavan/shared-api/contract/contract-version';

const NAMES = ['shared-api', 'shared-ui', 'remote-build', 'cli'];

it.each(NAMES)('%s has the version of the contract, up to repairs', (name) => {
  const file = path.resolve(__dirname, '../../..', name, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  const [major, minor] = CONTRACT_VERSION.split('.');
  expect(version).toMatch(new RegExp(`^${major}\\.${minor}\\.\\d+$`));
});
