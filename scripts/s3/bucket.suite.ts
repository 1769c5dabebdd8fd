import { beforeAll } from 'vitest';
import { loadConfig } from '../../apps/server/src/config.ts';
import { createS3Storage } from '../../apps/server/src/platform/storage/s3.ts';
import type { Storage } from '../../apps/server/src/platform/storage.ts';
import { describeMediaJourney } from '../../apps/server/src/test/media-journey.ts';
import { describeDirectStorage, describeStorage } from '../../apps/server/src/test/storage-compliance.ts';

const { s3 } = loadConfig();
if (!s3) throw new Error('S3_BUCKET names no bucket to try: use npm run test:s3.');
const storage: Storage = createS3Storage(s3);

beforeAll(async () => storage.direct?.prepare('https://pins.example.org'));

describeStorage('a real bucket', () => storage);
describeDirectStorage('a real bucket', () => storage);
describeMediaJourney('a real bucket', () => storage);
