import { createHmac, timingSafeEqual } from 'node:crypto';
import { CODE_LENGTH } from '@pinlife/contract/two-step/limits';

/** RFC 6238, as every authenticator app computes it: SHA-1, six digits, steps of 30 seconds. */
const STEP_SECONDS = 30;
/** Clocks of phone and server may differ by one step, either way. */
const SKEW_STEPS = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

export const codeOf = (key: Buffer, step: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 15;
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff;
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
};

/** The step of the code, among those that the clock skew allows and that come after `lastStep`; null if there is none. */
export const findStep = (
  key: Buffer,
  code: string,
  { now, lastStep }: { now: Date; lastStep: number },
): number | null => {
  const current = stepAt(now);
  let found: number | null = null;
  for (let step = current - SKEW_STEPS; step <= current + SKEW_STEPS; step += 1) {
    if (step > lastStep && isSame(codeOf(key, step), code)) found = step;
  }
  return found;
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** RFC 4648, without padding: a key of 20 bytes needs none. */
export const toBase32 = (bytes: Buffer): string => {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
};
