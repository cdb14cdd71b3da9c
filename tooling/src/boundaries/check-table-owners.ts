import path from 'node:path';
import { WORKSPACE } from '../webpack/packages.ts';
import { FOREIGN_READS, PENDING } from './foreign-reads.ts';
import { findOwnershipProblems } from './table-owners.ts';

const allowed = { foreignReads: FOREIGN_READS, pending: PENDING };
const problems = findOwnershipProblems(path.join(WORKSPACE, 'server/src'), allowed);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
