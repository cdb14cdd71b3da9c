import type { Generated } from 'kysely';

export interface FilesTables {
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
