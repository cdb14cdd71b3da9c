/** Rows that nobody asks for again once they have had their time; the owner of the table says so. */
export interface Perishable {
  readonly table: string;
  /** When a row has had its time; it is kept for so many seconds more. */
  readonly column: string;
  readonly seconds: number;
}
