export { foldText } from './fold-text.ts';
export { countMistakes } from './count-mistakes.ts';
export { soundKey } from './sound-key.ts';
