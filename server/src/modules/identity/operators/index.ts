export { addOperators, createIsOperator } from './operators.ts';
export type { OperatorsTables } from './operators.tables.ts';
export { findOperatorDuty } from './leave-operators.ts';
