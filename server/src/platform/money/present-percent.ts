/** Hundredths of a percent as a decimal string: 750 is `7.5`. */
export function presentPercent(basisPoints: number): string {
  return String(basisPoints / 100);
}
