export { erasePeople, erasePeopleTask, ERASURE_SCHEDULE } from './erase-people.ts';
