/** How many cards are remembered within a visit; the oldest are dropped. */
const MOST = 200;
const turned = new Map<string, number>();

/** Which of its pictures a card showed when it was last on the screen, from 0 on. */
export const recallPicture = (key: string): number => turned.get(key) ?? 0;

export function rememberPicture(key: string, shown: number): void {
  turned.delete(key);
  if (shown > 0) turned.set(key, shown);
  const [oldest] = turned.keys();
  if (turned.size > MOST && oldest !== undefined) turned.delete(oldest);
}
