import { uploadPicture } from '@karavan/shared-api/client/files';
import { useWrite } from '@karavan/shared-api/query';
import type { UploadedPicture } from '../contract/files.ts';

interface PictureUpload {
  readonly isPending: boolean;
  /** Resolves with the picture, or with undefined on failure; the reason has been shown. */
  upload(file: File): Promise<UploadedPicture | undefined>;
}

/** Uploads pictures one at a time. */
export function usePictureUpload(failed?: string): PictureUpload {
  const { isPending, send } = useWrite(uploadPicture, {
    whileBusy: 'queue',
    failed: ({ fields }) => failed ?? fields['file']?.[0],
  });
  return {
    isPending,
    async upload(file) {
      const body = new FormData();
      body.append('file', file);
      const result = await send({ body });
      return result?.ok ? result.data : undefined;
    },
  };
}
