import type { Generated } from 'kysely';

export interface FilesTables {
  /** Pictures; each lies on the disk in three sizes. */
  file: {
    id: Generated<number>;
    key: string;
    width: number;
    height: number;
    thumbhash: string | null;
    /** `#rrggbb`, for white text on it; null for pictures stored before there were colours. */
    color: Generated<string | null>;
    created_at: Generated<Date>;
  };
  video: {
    id: Generated<number>;
    key: string;
    byte_size: number;
    created_at: Generated<Date>;
  };
  picture_upload: {
    id: Generated<number>;
    file_id: number;
    owner_id: number;
    created_at: Generated<Date>;
  };
  video_upload: {
    id: Generated<number>;
    video_id: number;
    owner_id: number;
    created_at: Generated<Date>;
  };
}
