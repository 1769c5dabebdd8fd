import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { DAY_MS } from '@pinlife/contract/durations';

/** A self-signed certificate for this machine, under one of its addresses. */
export const createSelfSigned = (address = '127.0.0.1'): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const algorithm = sequence(objectId(ECDSA_WITH_SHA256));
  const name = sequence(der(SET, sequence(objectId(COMMON_NAME), der(UTF8_STRING, Buffer.from('localhost')))));
  const body = sequence(
    der(0xa0, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    algorithm,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(
      0xa3,
      sequence(extension(SUBJECT_ALT_NAME, alternativeNames(address)), extension(BASIC_CONSTRAINTS, isAuthority)),
    ),
  );
  const signature = sign('sha256', body, privateKey);
  const bytes = sequence(body, algorithm, der(BIT_STRING, Buffer.concat([Buffer.from([0]), signature])));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: toPem(bytes),
  };
};

const toPem = (bytes: Buffer): string => {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
};

const BOOLEAN = 0x01;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;

const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';
const SUBJECT_ALT_NAME = '551d11';
const BASIC_CONSTRAINTS = '551d13';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};

const sequence = (...parts: Buffer[]): Buffer => der(SEQUENCE, ...parts);
const objectId = (hex: string): Buffer => der(OBJECT_ID, Buffer.from(hex, 'hex'));

/** `261115120000Z`. */
const time = (ms: number): Buffer =>
  der(UTC_TIME, Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replace(/\D/g, '')}Z`));

const extension = (id: string, content: Buffer): Buffer => sequence(objectId(id), der(OCTET_STRING, content));
const alternativeNames = (address: string): Buffer =>
  sequence(der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from(address.split('.').map(Number))));
const isAuthority = sequence(der(BOOLEAN, Buffer.from([255])));
