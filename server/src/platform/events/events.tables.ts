import type { Generated, JSONColumnType } from 'kysely';

export interface EventsTables {
  domain_event: {
    id: Generated<number>;
    type: string;
    organization_id: number | null;
    data: JSONColumnType<object>;
    created_at: Generated<Date>;
  };
}
