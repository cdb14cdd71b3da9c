import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { uploadPicture } from '@karavan/shared-api/client/files';
import type { UploadedPicture } from '@karavan/shared-api/contract/files';
import { useApi } from '@karavan/shared-api/query';
import { shrinkPhoto } from './shrink-photo.ts';

/** A photo on its way, or one that has failed. */
export interface PhotoUpload {
  readonly key: number;
  readonly file: File;
  /** Of the file on the device. */
  readonly src: string;
  /** The share that has been sent, from 0 to 1. */
  readonly progress: number;
  /** Why it has failed; null while it has not. */
  readonly problem: string | null;
}

interface Options {
  /** Said of a failure that the server has no words for. */
  readonly failed: string;
  onUploaded(picture: UploadedPicture): void;
}

/** Sends photos one after the other, in the order in which they were picked; each can be cancelled or sent again. */
export function usePhotoUploads({ failed, onUploaded }: Options) {
  const api = useApi();
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const lastKey = useRef(0);
  /** The one on its way. */
  const [sending, setSending] = useState<number | null>(null);
  const running = useRef(new Map<number, AbortController>());
  // A photo arrives many renders after it was sent.
  const told = useRef(onUploaded);
  useEffect(() => {
    told.current = onUploaded;
  });

  const change = (key: number, values: Partial<PhotoUpload>) =>
    setUploads((list) => list.map((one) => (one.key === key ? { ...one, ...values } : one)));

  function drop(key: number): void {
    setUploads((list) => {
      const gone = list.find((one) => one.key === key);
      if (gone) URL.revokeObjectURL(gone.src);
      return list.filter((one) => one.key !== key);
    });
  }

  async function send({ key, file }: PhotoUpload): Promise<void> {
    const abort = new AbortController();
    running.current.set(key, abort);
    const body = new FormData();
    body.append('file', await shrinkPhoto(file));
    const result = await api.upload(
      uploadPicture,
      { body },
      {
        signal: abort.signal,
        onProgress: ({ sent, total }) => change(key, { progress: total > 0 ? sent / total : 0 }),
      },
    );
    running.current.delete(key);
    if (abort.signal.aborted) return;
    setSending(null);
    if (result.ok) {
      drop(key);
      told.current(result.data);
    } else {
      change(key, { problem: result.error.fields['file']?.[0] ?? failed, progress: 0 });
    }
  }
  const startSending = useEffectEvent((key: number) => {
    const upload = uploads.find((one) => one.key === key);
    if (upload) void send(upload);
  });
  const nextKey = uploads.find(({ problem }) => problem === null)?.key;
  useEffect(() => {
    if (sending !== null || nextKey === undefined) return;
    setSending(nextKey);
    startSending(nextKey);
  }, [sending, nextKey]);
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const abort of all.values()) abort.abort();
    };
  }, []);

  return {
    uploads,
    add(files: readonly File[]) {
      const added = files.map((file) => {
        lastKey.current += 1;
        return {
          key: lastKey.current,
          file,
          src: URL.createObjectURL(file),
          progress: 0,
          problem: null,
        };
      });
      setUploads((list) => [...list, ...added]);
    },
    cancel(key: number) {
      running.current.get(key)?.abort();
      if (sending === key) setSending(null);
      drop(key);
    },
    retry(key: number) {
      change(key, { problem: null });
    },
  };
}
