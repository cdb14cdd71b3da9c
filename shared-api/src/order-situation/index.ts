export { situationOf } from './situation-of.ts';
export type { NextStep, OrderCase, Situation } from './situation.ts';
export { nameOf, questionOf, reasonDialog } from './staff-words.ts';
export { tellDeadline } from './tell-deadline.ts';
export { withSituationTexts, type SituationTexts } from './texts.ts';
export { whoseTurn } from './whose-turn.ts';
