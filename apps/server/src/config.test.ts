import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(loadConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      databaseUrl: undefined,
      trustProxy: false,
      logLevel: 'info',
    });
  });

  it('treats a blank value as unset', () => {
    expect(loadConfig({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 8080, databaseUrl: undefined });
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a number between 0 and 65535.'],
    ['PORT', '70000', 'PORT must be a number between 0 and 65535.'],
    ['PUBLIC_URL', 'pins.example.org', 'PUBLIC_URL must be an address such as https://pins.example.org.'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address such as postgres://user:password@host/pinlife.'],
    ['DATABASE_DIRECT_URL', 'postgres://x/y', 'DATABASE_DIRECT_URL needs DATABASE_URL: name the pooler there.'],
    ['DATABASE_STATEMENTS', 'both', 'DATABASE_STATEMENTS must be one of named, unnamed.'],
    ['DATABASE_BATCHING', 'maybe', 'DATABASE_BATCHING must be one of on, off.'],
    ['APP_SECRET', 'short', 'APP_SECRET must have at least 32 characters.'],
    ['S3_ENDPOINT', 'http://s3.example.org', 'S3_ENDPOINT needs S3_BUCKET: name the bucket that holds the media.'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be the number of proxies in front (1 for one), or their addresses'],
    [
      'TRUST_PROXY',
      '10.0.0.0/33',
      'TRUST_PROXY must be the number of proxies in front (1 for one), or their addresses',
    ],
    ['TRUST_PROXY', '1, 10.0.0', 'TRUST_PROXY must be the number of proxies in front (1 for one), or their addresses'],
    ['TRUST_PROXY', '::1/129', 'TRUST_PROXY must be the number of proxies in front (1 for one), or their addresses'],
    ['TRUST_PROXY', 'loopback', 'TRUST_PROXY must be the number of proxies in front (1 for one), or their addresses'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent.'],
    ['VAPID_PUBLIC_KEY', 'abc', 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither.'],
  ])('refuses %s=%s in a sentence that names it', (name, value, sentence) => {
    expect(() => loadConfig({ [name]: value })).toThrow(sentence);
  });

  it.each([
    ['false', false],
    ['0', false],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('reads TRUST_PROXY=%s', (value, trustProxy) => {
    expect(loadConfig({ TRUST_PROXY: value })).toMatchObject({ trustProxy });
  });

  it('uses unnamed statements behind a pooler, unless DATABASE_STATEMENTS=named', () => {
    const addresses = { DATABASE_URL: 'postgres://pooler/pinlife', DATABASE_DIRECT_URL: 'postgres://db/pinlife' };
    expect(loadConfig({}).databaseStatements).toBe('named');
    expect(loadConfig(addresses)).toMatchObject({
      databaseDirectUrl: 'postgres://db/pinlife',
      databaseStatements: 'unnamed',
    });
    expect(loadConfig({ ...addresses, DATABASE_STATEMENTS: 'named' }).databaseStatements).toBe('named');
  });

  it('keeps media in a bucket if one is named', () => {
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    expect(loadConfig({}).s3).toBeUndefined();
    expect(loadConfig({ S3_BUCKET: 'pins', ...keys }).s3).toEqual({
      bucket: 'pins',
      endpoint: undefined,
      region: 'us-east-1',
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
    });
    expect(() => loadConfig({ S3_BUCKET: 'pins', AWS_ACCESS_KEY_ID: 'id' })).toThrow('belong together');
  });

  it('removes a trailing slash from PUBLIC_URL', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://pins.example.org/' }).publicUrl).toBe('https://pins.example.org');
  });
});
