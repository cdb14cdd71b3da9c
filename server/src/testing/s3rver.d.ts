declare module '@20minutes/s3rver' {
  /** An S3 server in this process; it keeps everything in a folder. */
  export default class S3rver {
    constructor(options: {
      readonly address: string;
      readonly port: number;
      readonly directory: string;
      readonly silent: boolean;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
