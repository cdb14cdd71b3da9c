import path from 'node:path';
import { WORKSPACE } from '../build/packages.ts';
import { packPackages } from '../pack/pack-packages.ts';

/** `npm run pack`: the packages for teams outside of this workspace, as tarballs. */
const [, , target = 'dist/packages'] = process.argv;
const tarballs = await packPackages(path.resolve(WORKSPACE, target));
console.log(Object.values(tarballs).join('\n'));
