import type { Expression, RawBuilder } from 'kysely';

/** Whether somebody still has their account, as a part of a statement; the module of people tells. */
export type HasAccount = (person: Expression<number>) => RawBuilder<boolean>;
