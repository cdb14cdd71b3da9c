/**
 * How a planned shift stands beside what was worked: still to come, begun with nobody there, somebody is there, worked,
 * or over without anybody having come.
 */
export const SHIFT_STATES = ['ahead', 'missing', 'under_way', 'worked', 'absent'] as const;
export type ShiftState = (typeof SHIFT_STATES)[number];
