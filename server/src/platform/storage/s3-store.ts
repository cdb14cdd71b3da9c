import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { drain, type Bucket } from './bucket.ts';
import type { FileStore } from './file-store.ts';

interface S3StoreOptions {
  readonly bucket: Bucket;
  /** What the keys in the bucket begin with: `files/`. */
  readonly prefix: string;
  readonly drafts: string;
}

/** Files in a bucket. */
export function createS3Store({ bucket, prefix, drafts }: S3StoreOptions): FileStore {
  const keyOf = (name: string) => prefix + name;

  async function upload(name: string, size: number, body: () => Readable | Uint8Array) {
    const headers = { 'content-length': String(size) };
    await drain(await bucket.ask({ method: 'PUT', key: keyOf(name), headers, body }));
  }

  return {
    drafts,
    async put(name, content) {
      if (!('file' in content)) return upload(name, content.length, () => content);
      const { size } = await stat(content.file);
      await upload(name, size, () => createReadStream(content.file));
      await rm(content.file);
    },
    async get(name, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const answer = await bucket.ask({
        method: 'GET',
        key: keyOf(name),
        ...(headers && { headers }),
      });
      if (!answer) return null;
      const { 'content-range': part, 'content-length': length } = answer.headers;
      const [, whole] = /\/(\d+)$/.exec(String(part)) ?? [];
      return { size: Number(whole ?? length), content: answer.body };
    },
    async head(name) {
      const answer = await bucket.ask({ method: 'HEAD', key: keyOf(name) });
      await drain(answer);
      return answer && { size: Number(answer.headers['content-length']) };
    },
    async delete(name) {
      await drain(await bucket.ask({ method: 'DELETE', key: keyOf(name) }));
    },
    // The older way of listing: by the last key, which every server understands.
    async list(folder) {
      const keys: string[] = [];
      for (let isTruncated = true; isTruncated;) {
        const marker = keys.at(-1);
        const query = { prefix: keyOf(`${folder}/`), ...(marker !== undefined && { marker }) };
        const page = (await (await bucket.ask({ method: 'GET', query }))?.body.text()) ?? '';
        for (const [, key] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) keys.push(key!);
        isTruncated = page.includes('<IsTruncated>true<');
      }
      return keys.map((key) => key.slice(prefix.length));
    },
  };
}
