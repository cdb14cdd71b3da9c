export { addOperators, createIsOperator } from './operators.ts';
export { operatorsRoutes } from './operators.routes.ts';
export type { OperatorsTables } from './operators.tables.ts';
export { findOperatorDuty } from './leave-operators.ts';
