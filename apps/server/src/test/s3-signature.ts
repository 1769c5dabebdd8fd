import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The fault of a request's signature, or null. Signature Version 4, in the header or in the address. */
export const findSignatureFault = (request: IncomingMessage, secret: string, now: Date): string | null => {
  const url = new URL(request.url ?? '/', 'http://s3');
  const inQuery = url.searchParams.get('X-Amz-Signature');
  const claim = inQuery === null ? readHeader(request) : readQuery(url);
  if (!claim) return 'AccessDenied';
  const signedAt = parseTime(claim.time);
  if (inQuery !== null && now.getTime() > signedAt + claim.expiresIn * 1000) return 'RequestExpired';
  const scope = claim.credential.split('/').slice(1).join('/');
  const toSign = ['AWS4-HMAC-SHA256', claim.time, scope, sha256(formatRequest(request, url, claim))].join('\n');
  const key = scope.split('/').reduce<Buffer | string>((last, part) => hmac(last, part), `AWS4${secret}`);
  return hmac(key, toSign).toString('hex') === claim.signature ? null : 'SignatureDoesNotMatch';
};

type Claim = {
  credential: string;
  signed: string[];
  signature: string;
  time: string;
  expiresIn: number;
  payload: string;
};

const readHeader = ({ headers }: IncomingMessage): Claim | null => {
  const found = /Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)/.exec(headers.authorization ?? '');
  if (!found) return null;
  const [, credential = '', signed = '', signature = ''] = found;
  const [time, payload] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])];
  return { credential, signed: signed.split(';'), signature, time, expiresIn: 0, payload };
};

const readQuery = ({ searchParams }: URL): Claim => {
  const get = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  return {
    credential: get('Credential'),
    signed: get('SignedHeaders').split(';'),
    signature: get('Signature'),
    time: get('Date'),
    expiresIn: Number(get('Expires')),
    payload: 'UNSIGNED-PAYLOAD',
  };
};

const formatRequest = (
  request: IncomingMessage,
  { pathname, searchParams }: URL,
  { signed, payload }: Claim,
): string => {
  const query = [...searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = signed.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}\n`);
  return [request.method, pathname, query.join('&'), headers.join(''), signed.join(';'), payload].join('\n');
};

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const parseTime = (time: string) =>
  Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
