import { runPortion } from './run-portion.ts';

runPortion(3);
