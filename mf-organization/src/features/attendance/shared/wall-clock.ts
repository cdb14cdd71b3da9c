/** The time of `YYYY-MM-DDTHH:MM`, as the clock of the organization shows it. */
export const timeOf = (wall: string): string => wall.slice(11);

/** The day of `YYYY-MM-DDTHH:MM`. */
export const dayOf = (wall: string): string => wall.slice(0, 10);
