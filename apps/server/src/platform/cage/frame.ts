/** A frame of the pipe of a caged process: a JSON message, and bytes that belong to it. */
export type Frame = { message: unknown; bytes: Buffer };

/** File descriptor of a two-way pipe. Not 0-2, which libraries may use. */
export const CAGE_PIPE = 3;

/** The length of the message and that of the bytes, four bytes each. */
export const FRAME_HEAD_BYTES = 8;

const NOTHING = Buffer.alloc(0);

/** Everything of a frame but its bytes. */
export const formatHead = (message: unknown, bytesLength: number): Buffer => {
  const text = JSON.stringify(message);
  const textLength = Buffer.byteLength(text);
  const head = Buffer.allocUnsafe(FRAME_HEAD_BYTES + textLength);
  head.writeUInt32BE(textLength);
  head.writeUInt32BE(bytesLength, 4);
  head.write(text, FRAME_HEAD_BYTES);
  return head;
};

/** One buffer, so that one write sends it. */
export const formatFrame = (message: unknown, bytes: Buffer = NOTHING): Buffer => {
  const head = formatHead(message, bytes.length);
  return bytes.length === 0 ? head : Buffer.concat([head, bytes]);
};

export const readFrameHead = (head: Buffer): { textLength: number; bytesLength: number } => ({
  textLength: head.readUInt32BE(0),
  bytesLength: head.readUInt32BE(4),
});

/** A message of a caged process: it begins an item, it needs bytes, or the result of its task. */
export type CageMessage =
  | { ready: true }
  | { at: string }
  | { want: { offset: number; length: number } }
  | { answer: unknown }
  | { refusal: string }
  | { trouble: string };
