/**
 * How many letters are missing, wrong, too many or swapped with a neighbour between two words; `most + 1` stands for
 * anything above `most`.
 */
export function countMistakes(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = typed[row - 1] === word[column - 1];
      let least = Math.min(
        above[column]! + 1,
        line[column - 1]! + 1,
        above[column - 1]! + (isSame ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === word[column - 2] &&
        typed[row - 2] === word[column - 1];
      if (isSwapped) least = Math.min(least, before[column - 2]! + 1);
      line.push(least);
    }
    [before, above] = [above, line];
  }
  return Math.min(above[word.length]!, most + 1);
}
