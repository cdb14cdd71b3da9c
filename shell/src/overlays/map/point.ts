/** A place in degrees. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}
