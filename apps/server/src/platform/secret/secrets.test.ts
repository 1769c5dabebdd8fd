import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPersonOfToken } from '@pinlife/contract/session/token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswordHasher } from './password.ts';
import { deriveSecrets, deriveVapidKeys, loadAppSecret } from './secrets.ts';
import { createToken, parseToken } from './token.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinlife-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the application secret', () => {
  it('is created once by concurrent processes, and only its owner can read it', async () => {
    const secrets = await Promise.all(Array.from({ length: 8 }, () => loadAppSecret(undefined, join(folder, 'new'))));
    expect(new Set(secrets).size).toBe(1);
    expect((await stat(join(folder, 'new/app-secret'))).mode & 0o777).toBe(0o600);
  });

  it('comes from the environment if it is set there', async () => {
    expect(await loadAppSecret('from outside', folder)).toBe('from outside');
  });

  it('is not taken from a file that was cut off', async () => {
    await writeFile(join(folder, 'app-secret'), '');
    await expect(loadAppSecret(undefined, folder)).rejects.toThrow('is empty: remove it');
  });

  it('gives a different key for each purpose', () => {
    const { key } = deriveSecrets('one');
    expect(key('a')).not.toEqual(key('b'));
    expect(key('a')).not.toEqual(deriveSecrets('two').key('a'));
  });
});

describe('the push keys', () => {
  it('are the same for the same secret, and different for another one', () => {
    const keys = deriveVapidKeys(deriveSecrets('one'));
    expect(deriveVapidKeys(deriveSecrets('one'))).toEqual(keys);
    expect(deriveVapidKeys(deriveSecrets('two'))).not.toEqual(keys);
  });

  it('are a pair: the public one verifies signatures of the private one', () => {
    const { publicKey, privateKey } = deriveVapidKeys(deriveSecrets('one'));
    const point = Buffer.from(publicKey, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    };
    const signature = sign(
      'sha256',
      Buffer.from('push'),
      createPrivateKey({ key: { ...jwk, d: privateKey }, format: 'jwk' }),
    );
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    expect(verify('sha256', Buffer.from('push'), key, signature)).toBe(true);
  });
});

describe('a password hash', () => {
  const cost = { memoryCost: 64, timeCost: 1 };
  const hasher = createPasswordHasher(Buffer.alloc(32, 1), cost);

  it('fits its password only', async () => {
    const hash = await hasher.hash('Violin and rain 7', 'anybody');
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(await hasher.verify(hash, 'Violin and rain 7', 'anybody')).toBe(true);
    expect(await hasher.verify(hash, 'violin and rain 7', 'anybody')).toBe(false);
  });

  it('is useless without the pepper', async () => {
    const stolen = await hasher.hash('2580', 'anybody');
    expect(await createPasswordHasher(Buffer.alloc(32, 2), cost).verify(stolen, '2580', 'anybody')).toBe(false);
  });

  it('fits nothing if it belongs to no person', async () => {
    expect(await hasher.verify(null, 'nobody has this password', 'anybody')).toBe(false);
  });
});

describe('a token', () => {
  const userId = '019a84a5-9a2b-7c3d-8e4f-5a6b7c8d9e0f';

  it('names its person and is never stored itself', () => {
    const token = createToken(userId);
    expect(parseToken(token.text)).toEqual({ userId, hash: token.hash });
    expect(findPersonOfToken(token.text)).toBe(userId);
    expect(token.text).not.toContain(token.hash.toString('base64url'));
  });

  it.each(['', 'abc', `${createToken(userId).text}A`, `${createToken(userId).text} `])('is not "%s"', (text) => {
    expect([parseToken(text), findPersonOfToken(text)]).toEqual([null, null]);
  });
});
