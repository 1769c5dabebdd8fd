import type { Readable } from 'node:stream';

/** Stores bytes under keys. A key is a path of plain names. Stored bytes are removed, never changed; only a restore writes them again. */
export type Storage = {
  /** For direct access by browsers; null if the server transfers the bytes. */
  direct: DirectStorage | null;
  /**
   * Resolves once the bytes are durable, and destroys the stream when it fails. A used key fails with `KeyTaken`, unless
   * `replaces` is set: then the old bytes stay readable until the new ones are complete.
   */
  write(key: string, bytes: Readable, about: WrittenObject): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  find(key: string): Promise<StoredObject | null>;
  /** Fails with `ObjectMissing`. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes this key and all keys below it. */
  removeAll(key: string): Promise<void>;
  /** Removes leftovers of writes that were interrupted before this time. */
  tidy(before: Date): Promise<void>;
  /** Throws when nothing can be stored now. */
  check(): Promise<void>;
};

type WrittenObject = { contentType: string; size: number; replaces?: boolean };

export type StoredObject = { size: number; contentType: string | undefined };

/** Inclusive at both ends. */
export type ByteRange = { start: number; end: number };

export type DirectStorage = {
  /** The origin that browsers use. */
  origin: string;
  signUpload(key: string, terms: UploadTerms): Promise<string>;
  signDownload(key: string, terms: DownloadTerms): Promise<string>;
  /** Whether pages of this origin may use the storage (CORS). */
  allowsOrigin(origin: string): Promise<boolean>;
  /** Creates the bucket if it is missing, and allows pages of this origin. */
  prepare(origin: string): Promise<void>;
};

/** The given type and size are signed: an upload with others is refused. */
type UploadTerms = { contentType?: string | undefined; size?: number | undefined; expiresInSeconds: number };

type DownloadTerms = { contentType: string; disposition: string; signedAt: Date; expiresAt: Date };

export class KeyTaken extends Error {
  constructor(key: string) {
    super(`There is something under ${key} already.`);
    this.name = 'KeyTaken';
  }
}

export class ObjectMissing extends Error {
  constructor(key: string) {
    super(`There is nothing under ${key}.`);
    this.name = 'ObjectMissing';
  }
}

const KEY = /^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/;

/** Throws for keys that would leave the folder. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`This is no storage key: ${JSON.stringify(key)}`);
  return key;
};
