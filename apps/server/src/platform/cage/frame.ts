/** What goes over the pipes of a caged process: a JSON message, and bytes that belong to it. */
export type Frame = { message: unknown; bytes: Buffer };

/** Leads both ways. Not one of those that libraries look at: what they do to them is not ours to say. */
export const CAGE_PIPE = 3;

/** The length of the message and that of the bytes, four bytes each. */
export const FRAME_HEAD_BYTES = 8;

const NOTHING = Buffer.alloc(0);

/** In one piece, which one call of the system takes. */
export const formatFrame = (message: unknown, bytes: Buffer = NOTHING): Buffer => {
  const text = JSON.stringify(message);
  const textLength = Buffer.byteLength(text);
  const frame = Buffer.allocUnsafe(FRAME_HEAD_BYTES + textLength + bytes.length);
  frame.writeUInt32BE(textLength);
  frame.writeUInt32BE(bytes.length, 4);
  frame.write(text, FRAME_HEAD_BYTES);
  bytes.copy(frame, FRAME_HEAD_BYTES + textLength);
  return frame;
};

export const readFrameHead = (head: Buffer): { textLength: number; bytesLength: number } => ({
  textLength: head.readUInt32BE(0),
  bytesLength: head.readUInt32BE(4),
});

/** What a caged process says: that it begins an item, that it needs bytes, or how its task went. */
export type CageTold =
  | { ready: true }
  | { at: string }
  | { want: { offset: number; length: number } }
  | { answer: unknown }
  | { refusal: string }
  | { trouble: string };
