import { useEffect, useRef, useState } from 'react';
import { uploadPicture } from '@karavan/shared-api/client/files';
import { useApi } from '@karavan/shared-api/query';
import type { UploadedPicture } from '../contract/files.ts';

/** What a person sees of an upload, and can do about it. */
export interface UploadState {
  /** The share that has been sent, from 0 to 1; null while nothing is uploading. */
  readonly progress: number | null;
  /** Why the last one failed; null otherwise. */
  readonly problem: string | null;
  cancel(): void;
  /** Sends the one that failed once more. */
  retry(): void;
}

interface PictureUpload extends UploadState {
  readonly isPending: boolean;
  /** Sends a picture in place of the one that is on its way, if any. */
  upload(file: File): void;
}

interface Options {
  /** Said of a failure that the server has no words for at the file. */
  readonly failed: string;
  onUploaded(picture: UploadedPicture): void;
}

/** Uploads one picture at a time, which can be cancelled and sent again. */
export function usePictureUpload({ failed, onUploaded }: Options): PictureUpload {
  const api = useApi();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const last = useRef<File | null>(null);

  function cancel(): void {
    running.current?.abort();
    running.current = null;
    setProgress(null);
  }
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    cancel();
    const abort = new AbortController();
    running.current = abort;
    last.current = file;
    setProblem(null);
    setProgress(0);
    const body = new FormData();
    body.append('file', file);
    const result = await api.upload(
      uploadPicture,
      { body },
      {
        signal: abort.signal,
        onProgress: ({ sent, total }) => {
          if (!abort.signal.aborted) setProgress(total > 0 ? sent / total : 0);
        },
      },
    );
    if (abort.signal.aborted) return;
    running.current = null;
    setProgress(null);
    if (result.ok) onUploaded(result.data);
    else setProblem(result.error.fields['file']?.[0] ?? failed);
  }

  return {
    progress,
    problem,
    isPending: progress !== null,
    cancel,
    retry: () => last.current && void send(last.current),
    upload: (file) => void send(file),
  };
}
