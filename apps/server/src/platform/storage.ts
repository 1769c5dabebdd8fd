import type { Readable } from 'node:stream';

/** Where bytes are kept. A key is a path of plain names; what lies under one is never changed, only removed. */
export type Storage = {
  /** For browsers that talk to the storage itself; null where the app moves the bytes. */
  direct: DirectStorage | null;
  /** Resolves once the bytes are safe. Fails with `KeyTaken` instead of taking the place of something else, and lets go of the bytes. */
  write(key: string, bytes: Readable, about: { contentType: string; size: number }): Promise<void>;
  copy(from: string, to: string): Promise<void>;
  find(key: string): Promise<StoredObject | null>;
  /** Fails with `ObjectMissing`. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes what lies under this key and below it. */
  removeAll(key: string): Promise<void>;
  /** Removes what writes that were cut off before this time have left behind. */
  tidy(before: Date): Promise<void>;
  /** Throws when nothing could be stored at this moment. */
  check(): Promise<void>;
};

export type StoredObject = { size: number; contentType: string | undefined };

/** Both ends are included. */
export type ByteRange = { start: number; end: number };

export type DirectStorage = {
  /** Where browsers go. */
  origin: string;
  signUpload(key: string, terms: UploadTerms): Promise<string>;
  signDownload(key: string, terms: DownloadTerms): Promise<string>;
  /** Whether pages of this origin may talk to the storage. */
  allowsOrigin(origin: string): Promise<boolean>;
  /** Makes the bucket where there is none, and lets pages of this origin in. */
  prepare(origin: string): Promise<void>;
};

/** What is named here is bound: an upload of another type or size is refused. */
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

/** Keys are made by the app, and no key leads out of its folder. */
export const checkKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error(`This is no storage key: ${JSON.stringify(key)}`);
  return key;
};
