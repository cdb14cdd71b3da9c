import type { DomainEvent, EventData, UnitOfWork } from './unit-of-work.ts';

/** Makes the events of one type; the module that it belongs to exports it for those who listen. */
export interface EventType<Data extends EventData> {
  readonly type: string;
  (data: Data): DomainEvent<Data>;
}

/** What a module does when another one's event has happened, in the same transaction. */
export interface EventHandler<Tables> {
  readonly type: string;
  readonly handle: (unit: UnitOfWork<Tables>, data: never) => Promise<void>;
}

/** @param type in kebab case, the noun first: `order-moved` */
export function defineEvent<Data extends EventData>(type: string): EventType<Data> {
  return Object.assign((data: Data) => ({ type, data }), { type });
}

/** Ties work to the events of a type. */
export function onEvent<Data extends EventData, Tables>(
  { type }: EventType<Data>,
  handle: (unit: UnitOfWork<Tables>, data: Data) => Promise<void>,
): EventHandler<Tables> {
  return { type, handle };
}
