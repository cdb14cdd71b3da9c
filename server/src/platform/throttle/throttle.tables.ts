export interface ThrottleTables {
  throttle: { key: string; count: number; window_ends_at: Date };
}
