import path from 'node:path';
import { WORKSPACE } from '../build/packages.ts';
import { FOREIGN_READS } from './foreign-reads.ts';
import { findOwnershipProblems } from './table-owners.ts';

const problems = findOwnershipProblems(path.join(WORKSPACE, 'server/src'), FOREIGN_READS);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
