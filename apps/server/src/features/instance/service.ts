import { ConfigError } from '../../config.ts';
import type { Transactor } from '../../db/pool.ts';
import type { Secrets } from '../../platform/secret/secrets.ts';
import type { InstanceRepo } from './repo.ts';

const FINGERPRINT = 'app-secret-fingerprint';

/** Passwords and PINs are peppered with the secret: with another one nobody could log in, so the server refuses to start. */
export const refuseForeignSecret = async (
  database: Transactor,
  instance: InstanceRepo,
  secrets: Secrets,
): Promise<void> => {
  const findFingerprint = () => instance.findSetting(FINGERPRINT);
  if ((await findFingerprint()) === secrets.fingerprint) return;
  await database.transaction((tx) => instance.putSetting(tx, FINGERPRINT, secrets.fingerprint));
  if ((await findFingerprint()) !== secrets.fingerprint) {
    throw new ConfigError(
      'APP_SECRET is not the one this database was set up with: use the same secret (or the app-secret file of its data folder).',
    );
  }
};
