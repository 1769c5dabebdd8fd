import type { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectsCommand,
  GetBucketCorsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutBucketCorsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Options } from '../../config.ts';
import { AppError } from '../error/app-error.ts';
import {
  type ByteRange,
  checkKey,
  type DirectStorage,
  KeyTaken,
  ObjectMissing,
  type Storage,
  type StoredObject,
} from '../storage.ts';

const CONNECT_TIMEOUT_MS = 2_000;
const SILENCE_TIMEOUT_MS = 15_000;
/** The time limit of a short request including its retries, of which a hanging gateway would get three. */
const QUESTION_TIMEOUT_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;
/** S3 deletes at most 1,000 keys per call; one more key is added to these. */
const REMOVED_AT_ONCE = 999;

/** Stores bytes in an S3 bucket. Browsers upload and download without the server in between. */
export const createS3Storage = (
  { bucket, region, endpoint, credentials }: S3Options,
  /** Shorter in tests. */
  { questionMs = QUESTION_TIMEOUT_MS } = {},
): Storage => {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_TIMEOUT_MS },
    // Services other than Amazon's refuse unknown checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Errors are thrown; the client would print them as well.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
  });
  const soon = () => ({ abortSignal: AbortSignal.timeout(questionMs) });
  const at = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });

  return {
    direct: createDirectStorage(client, bucket, endpoint ?? `https://${bucket}.s3.${region}.amazonaws.com`),

    async write(key, bytes, { contentType, size, replaces }) {
      const command = new PutObjectCommand({
        ...at(key),
        Body: bytes,
        ContentType: contentType,
        ContentLength: size,
        ...(!replaces && { IfNoneMatch: '*' }),
      });
      // The client does not notice when its source stream fails.
      const aborting = new AbortController();
      bytes.once('error', (error) => aborting.abort(error));
      try {
        await client.send(command, { abortSignal: aborting.signal });
      } catch (error) {
        bytes.destroy();
        if (aborting.signal.aborted) throw aborting.signal.reason;
        throw statusOf(error) === 412 ? new KeyTaken(key) : explain(error);
      }
    },

    async copy(from, to) {
      try {
        await client.send(new CopyObjectCommand({ ...at(to), CopySource: `${bucket}/${checkKey(from)}` }));
      } catch (error) {
        throw statusOf(error) === 404 ? new ObjectMissing(from) : explain(error);
      }
    },

    async find(key): Promise<StoredObject | null> {
      try {
        const { ContentLength: size = 0, ContentType: contentType } = await client.send(
          new HeadObjectCommand(at(key)),
          soon(),
        );
        return { size, contentType };
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw explain(error);
      }
    },

    async read(key: string, range?: ByteRange): Promise<Readable> {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(new GetObjectCommand({ ...at(key), ...(Range && { Range }) }));
        return Body as Readable;
      } catch (error) {
        throw statusOf(error) === 404 ? new ObjectMissing(key) : explain(error);
      }
    },

    async removeAll(key) {
      const below = { Bucket: bucket, Prefix: `${checkKey(key)}/`, MaxKeys: REMOVED_AT_ONCE };
      try {
        for (let isMore = true; isMore; ) {
          const { Contents = [], IsTruncated = false } = await client.send(new ListObjectsV2Command(below));
          const Objects = [key, ...Contents.map((found) => found.Key ?? '')].map((Key) => ({ Key }));
          const { Errors = [] } = await client.send(
            new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
          );
          // The call succeeds even if single keys fail.
          if (Errors[0]) throw new Error(`The bucket keeps ${Errors.length} objects: ${Errors[0].Code}`);
          isMore = IsTruncated;
        }
      } catch (error) {
        throw explain(error);
      }
    },

    // An interrupted upload leaves nothing in a bucket.
    tidy: async () => undefined,

    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket: bucket }), soon());
      } catch (error) {
        const said = refusals[statusOf(error) ?? 0];
        throw said ? new Error(`The bucket "${bucket}" ${said}.`, { cause: error }) : explain(error);
      }
    },
  };
};

const createDirectStorage = (client: S3Client, bucket: string, address: string): DirectStorage => ({
  origin: new URL(address).origin,

  signUpload(key, { contentType, size, expiresInSeconds }) {
    const command = new PutObjectCommand({
      Bucket: bucket,
      Key: checkKey(key),
      ...(contentType !== undefined && { ContentType: contentType }),
      ...(size !== undefined && { ContentLength: size }),
    });
    const signableHeaders = new Set([
      'host',
      ...(contentType === undefined ? [] : ['content-type']),
      ...(size === undefined ? [] : ['content-length']),
    ]);
    return getSignedUrl(client, command, { expiresIn: expiresInSeconds, signableHeaders });
  },

  signDownload(key, { contentType, disposition, signedAt, expiresAt }) {
    const command = new GetObjectCommand({
      Bucket: bucket,
      Key: checkKey(key),
      ResponseContentType: contentType,
      ResponseContentDisposition: disposition,
      ResponseCacheControl: 'private, max-age=3600, immutable',
    });
    const expiresIn = Math.round((expiresAt.getTime() - signedAt.getTime()) / 1000);
    return getSignedUrl(client, command, { expiresIn, signingDate: signedAt });
  },

  async allowsOrigin(origin) {
    try {
      const { CORSRules = [] } = await client.send(new GetBucketCorsCommand({ Bucket: bucket }));
      return CORSRules.some(
        ({ AllowedOrigins = [], AllowedMethods = [] }) =>
          AllowedMethods.includes('PUT') && (AllowedOrigins.includes(origin) || AllowedOrigins.includes('*')),
      );
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw explain(error);
    }
  },

  async prepare(origin) {
    try {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    } catch (error) {
      if (statusOf(error) !== 404) throw explain(error);
      await client.send(new CreateBucketCommand({ Bucket: bucket }));
    }
    const rule = {
      AllowedOrigins: [origin],
      AllowedMethods: ['GET', 'HEAD', 'PUT'],
      AllowedHeaders: ['content-type', 'range'],
      ExposeHeaders: ['content-length', 'content-range', 'etag'],
      MaxAgeSeconds: 3600,
    };
    await client.send(new PutBucketCorsCommand({ Bucket: bucket, CORSConfiguration: { CORSRules: [rule] } }));
  },
});

/** Hints for the operator. */
const refusals: Readonly<Record<number, string>> = {
  403: 'does not accept these keys',
  404: 'does not exist: doctor --fix makes it',
};

const ignore = () => undefined;

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** Errors of the bucket are errors of the server, not of the person. */
const explain = (error: unknown): AppError =>
  statusOf(error) === 507
    ? new AppError('storage_full', { cause: error })
    : new AppError('unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS });
