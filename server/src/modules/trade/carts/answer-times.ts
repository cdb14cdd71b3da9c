/** How long an order of a cart may wait before it is rejected by itself. */
export interface AnswerTimes {
  /** Hours for the organization's answer. */
  readonly ORDER_ANSWER_HOURS: number;
  /** Minutes on the way to the till. */
  readonly ORDER_TILL_MINUTES: number;
}
