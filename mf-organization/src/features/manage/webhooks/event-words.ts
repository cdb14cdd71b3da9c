import type { WebhookType } from '@karavan/shared-api/contract/webhook-events';

type Key<Type extends string> = Type extends `${infer Noun}.${infer Verb}`
  ? `event_${Noun}_${Verb}`
  : never;

/** The text of a type: `event_order_placed`. */
export const eventKey = <Type extends WebhookType>(type: Type) =>
  `event_${type.replace('.', '_')}` as Key<Type>;
