const HEAD_BYTES = 44;
const LOUDEST = 32_767;

/** Sound as a WAV file: one channel, 16 bits. The levels lie between -1 and 1. */
export const encodeWav = (levels: Iterable<number>, rate: number): Buffer<ArrayBuffer> => {
  const samples = Int16Array.from(levels, (level) => Math.round(level * LOUDEST));
  const bytes = Buffer.alloc(HEAD_BYTES + samples.byteLength);
  bytes.write('RIFF');
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.byteLength, 40);
  for (const [index, sample] of samples.entries()) bytes.writeInt16LE(sample, HEAD_BYTES + index * 2);
  return bytes;
};
