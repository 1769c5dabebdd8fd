import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deriveSecrets } from '../../platform/secret/secrets.ts';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createInstanceRepo } from './repo.ts';
import { refuseForeignSecret } from './service.ts';

describe('a database that was set up with another secret', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
  });
  afterAll(() => test.drop());

  it('is refused before any session is lost', async () => {
    const instance = createInstanceRepo(test.database);
    await refuseForeignSecret(test.database, instance, deriveSecrets('one'));
    await refuseForeignSecret(test.database, instance, deriveSecrets('one'));
    await expect(refuseForeignSecret(test.database, instance, deriveSecrets('two'))).rejects.toThrow('APP_SECRET');
  });
});
