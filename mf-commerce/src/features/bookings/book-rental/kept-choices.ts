/** What was chosen of each rental, as the part of its address behind the question mark, until the page is loaded anew. */
const choices = new Map<number, string>();

export const keptChoice = (rentalId: number): string | undefined => choices.get(rentalId);

export function keepChoice(rentalId: number, search: string): void {
  choices.set(rentalId, search);
}

/** Once it is booked, nobody begins with it again. */
export function forgetChoice(rentalId: number): void {
  choices.delete(rentalId);
}
