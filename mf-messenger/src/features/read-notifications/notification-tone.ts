/** The colour of a notification: green, yellow, red, or blue for all others. */
export type NotificationTone = 'positive' | 'pending' | 'negative' | 'neutral';

/** Decided by the words of the type: accepted is good, declined is bad, new or asked is pending. */
export function notificationTone(type: string): NotificationTone {
  const words = new Set(type.split('_'));
  if (['declined', 'decline', 'rejected', 'quit', 'dismissed'].some((word) => words.has(word))) {
    return 'negative';
  }
  if (['accepted', 'accept'].some((word) => words.has(word))) return 'positive';
  if (['new', 'requested', 'order', 'orders'].some((word) => words.has(word))) return 'pending';
  return 'neutral';
}
