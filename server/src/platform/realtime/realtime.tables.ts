import type { Generated, JSONColumnType } from 'kysely';

export interface RealtimeTables {
  realtime_stream: { key: string; seq: number };
  realtime_event: {
    key: string;
    seq: number;
    type: string;
    data: JSONColumnType<object>;
    created_at: Generated<Date>;
  };
  realtime_ticket: {
    hash: Buffer;
    session_id: number;
    key: string;
    stream: string;
    expires_at: Date;
  };
}
