/** Rows that nobody asks for again once they have had their time; the owner of the table says so. */
export interface Perishable {
  readonly table: string;
  /** When a row expires; it is kept for this many seconds more. */
  readonly column: string;
  readonly seconds: number;
}
