import { uploadPicture } from '@karavan/shared-api/client/files';
import { useWrite } from '@karavan/shared-api/query';
import type { UploadedPicture } from '../contract/files.ts';

interface PictureUpload {
  readonly isPending: boolean;
  /** Resolves with the picture, or with undefined when it is not there; the person has been told why. */
  upload(file: File): Promise<UploadedPicture | undefined>;
}

/** Sends pictures to the server, one after the other. */
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
