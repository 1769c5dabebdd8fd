import { expect, it } from 'vitest';
import { withWebmDuration } from './webm-duration.ts';

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.fromHex(hex);

const HEADER = '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581 02'.replace(' ', '');
const ENDLESS_SEGMENT = '1853806701ffffffffffffff';
/** A scale of a million nanoseconds and the names of its maker, as Chromium writes them. */
const INFO_BODY = '2ad7b1830f42404d80864368726f6d655741864368726f6d65';
const REST = '1654ae6b83d78101d701';

it('writes the length into a recording that lacks it, and leaves the rest as it is', () => {
  const recorded = bytesOf(`${HEADER}${ENDLESS_SEGMENT}1549a96699${INFO_BODY}${REST}`);
  const result = withWebmDuration(recorded, 4.25);
  // 4250 ms as a 64-bit float.
  expect(result.toHex()).toBe(`${HEADER}${ENDLESS_SEGMENT}1549a966a4${INFO_BODY}44898840b09a0000000000${REST}`);
});

it('leaves a recording alone that contains its length already', () => {
  const known = bytesOf(`${HEADER}${ENDLESS_SEGMENT}1549a966a4${INFO_BODY}44898840b09a0000000000${REST}`);
  expect(withWebmDuration(known, 9)).toBe(known);
});

it('leaves files alone that are no WebM', () => {
  const mp4 = bytesOf('000000246674797069736f6d');
  expect(withWebmDuration(mp4, 1)).toBe(mp4);
  const nothing = new Uint8Array(0);
  expect(withWebmDuration(nothing, 1)).toBe(nothing);
  const cut = bytesOf(HEADER.slice(0, 20));
  expect(withWebmDuration(cut, 1)).toBe(cut);
});
