import { z } from 'zod';
import { WrongVariableError } from './wrong-variable-error.ts';

/** A bucket of S3, or of anything that speaks its language, for files and releases. */
export const BUCKET_VARIABLES = {
  /** Where buckets are, without the bucket: `https://s3.eu-central-1.amazonaws.com`. */
  KARAVAN_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  KARAVAN_S3_BUCKET: z
    .string()
    .regex(/^[\w.-]+$/)
    .optional(),
  KARAVAN_S3_REGION: z.string().default('us-east-1'),
  KARAVAN_S3_ACCESS_KEY_ID: z.string().optional(),
  KARAVAN_S3_SECRET_ACCESS_KEY: z.string().optional(),
};

export const BUCKET_SECRETS = ['KARAVAN_S3_ACCESS_KEY_ID', 'KARAVAN_S3_SECRET_ACCESS_KEY'] as const;

const Variables = z.object(BUCKET_VARIABLES);

export interface BucketAddress {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

const NEEDED = [
  'KARAVAN_S3_ENDPOINT',
  'KARAVAN_S3_BUCKET',
  'KARAVAN_S3_ACCESS_KEY_ID',
  'KARAVAN_S3_SECRET_ACCESS_KEY',
] as const;

/**
 * Null where files stay in the data folder.
 * @throws WrongVariableError naming what is missing beside what is set
 */
export function readBucketAddress(env: z.output<typeof Variables>): BucketAddress | null {
  const missing = NEEDED.filter((name) => env[name] === undefined);
  if (missing.length === NEEDED.length) return null;
  if (missing.length > 0) {
    throw new WrongVariableError(`Files are to be in a bucket, which needs ${missing.join(', ')}.`);
  }
  return {
    endpoint: env.KARAVAN_S3_ENDPOINT!,
    bucket: env.KARAVAN_S3_BUCKET!,
    region: env.KARAVAN_S3_REGION,
    keyId: env.KARAVAN_S3_ACCESS_KEY_ID!,
    secret: env.KARAVAN_S3_SECRET_ACCESS_KEY!,
  };
}
