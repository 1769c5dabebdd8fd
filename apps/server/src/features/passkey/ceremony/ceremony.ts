import { MINUTE_MS } from '@pinlife/contract/durations';
import { CHALLENGE_MINUTES } from '@pinlife/contract/passkey/limits';
import type {
  MadeCredential,
  PasskeyCreation,
  PasskeyRequest,
  ProvedCredential,
} from '@pinlife/contract/passkey/schema';
import { z } from 'zod';
import { formatUuid } from '../../../platform/secret/id.ts';
import type { PasskeyRow } from '../repo.ts';

const RP_NAME = 'PinLife';
/** Ed25519, ECDSA on P-256, RSA with SHA-256: the algorithms of common devices. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = CHALLENGE_MINUTES * MINUTE_MS;
/** Transports of devices that are plugged in or held to a reader. */
const KEY_TRANSPORTS = ['usb', 'nfc', 'ble', 'smart-card'];
const UUID_BYTES = 16;

type NewPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'transports' | 'kind'> & { counter: number };
type Owner = { id: string; username: string; name: string };
type KnownPasskey = Pick<PasskeyRow, 'credential_id' | 'public_key' | 'transports' | 'counter'>;

export type Ceremonies = ReturnType<typeof createCeremonies>;

/** Loaded on demand: it takes 30 MB, and many instances never need it. */
const loadLibrary = () => Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]);

/** Writes the options for browsers and verifies their answers. Both are bound to the address of this instance. */
export const createCeremonies = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl);
  const expected = { expectedOrigin: origin, expectedRPID: hostname, requireUserVerification: true };

  return {
    askToMake: (challenge: string, owner: Owner, known: readonly KnownPasskey[]): PasskeyCreation => ({
      challenge,
      rp: { id: hostname, name: RP_NAME },
      user: { id: formatUserHandle(owner.id), name: owner.username, displayName: owner.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: TIMEOUT_MS,
      attestation: 'none',
      excludeCredentials: known.map(({ credential_id, transports }) => ({
        id: credential_id.toString('base64url'),
        type: 'public-key' as const,
        transports,
      })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    }),

    askToProve: (challenge: string): PasskeyRequest => ({
      challenge,
      rpId: hostname,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
    }),

    /** The new passkey, or null if the answer is invalid. */
    async checkMade(credential: MadeCredential, challenge: string): Promise<NewPasskey | null> {
      const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await loadLibrary();
      const { attestationObject, transports = [] } = credential.response;
      return nullIfInvalid(async () => {
        const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
        // No attestation was requested. For its certificates the library would call addresses to check revocation.
        const format = attestation.get('fmt');
        const isPlain = format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c'));
        if (!isPlain) return null;
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          ...expected,
          response: { ...credential, response: { ...credential.response, transports }, clientExtensionResults: {} },
          expectedChallenge: challenge,
          supportedAlgorithmIDs: ALGORITHMS,
        });
        if (!verified || registrationInfo.credential.id !== credential.id) return null;
        const { id, publicKey, counter } = registrationInfo.credential;
        return {
          credential_id: Buffer.from(id, 'base64url'),
          public_key: Buffer.from(publicKey),
          counter,
          transports,
          kind: kindOf(transports, registrationInfo.credentialDeviceType === 'multiDevice'),
        };
      });
    },

    /** The counter of the device, or null if the answer is invalid. */
    async checkProved(credential: ProvedCredential, challenge: string, known: KnownPasskey): Promise<number | null> {
      const [{ verifyAuthenticationResponse }] = await loadLibrary();
      return nullIfInvalid(async () => {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected,
          response: { ...credential, clientExtensionResults: {} },
          expectedChallenge: challenge,
          credential: {
            id: known.credential_id.toString('base64url'),
            publicKey: new Uint8Array(known.public_key),
            counter: Number(known.counter),
          },
        });
        return verified ? authenticationInfo.newCounter : null;
      });
    },
  };
};

const clientDataSchema = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() });

/** The challenge that a device claims to have signed; null if missing, or if another site framed the page. */
export const readChallenge = (clientData: string): string | null => {
  try {
    return clientDataSchema.parse(JSON.parse(Buffer.from(clientData, 'base64url').toString())).challenge;
  } catch {
    return null;
  }
};

/** The user handle is the id of the person: it names the account and its shard at a login. */
const formatUserHandle = (userId: string): string =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url');

export const readUserHandle = (userHandle: string): string | null => {
  const bytes = Buffer.from(userHandle, 'base64url');
  return bytes.length === UUID_BYTES ? formatUuid(bytes.toString('hex')) : null;
};

const kindOf = (transports: readonly string[], isSynced: boolean): PasskeyRow['kind'] => {
  if (isSynced) return 'synced';
  return transports.some((transport) => KEY_TRANSPORTS.includes(transport)) && !transports.includes('internal')
    ? 'key'
    : 'device';
};

/** Converts exceptions to null: the library throws for every invalid answer, also for malformed bytes. */
const nullIfInvalid = <Result>(check: () => Promise<Result | null>): Promise<Result | null> =>
  check().catch(() => null);
