import { AppError } from './app-error.ts';
import { formatUuid } from './id.ts';

/** The order a list is in; a cursor of one means nothing in another. */
export type ListOrder = 'created' | 'deleted' | 'notified';

/** The place after one entry of a list. */
export type Place = { at: Date; id: string };

const orders: readonly ListOrder[] = ['created', 'deleted', 'notified'];
const TIME_BYTES = 6;
const ID_BYTES = 16;
const LENGTH = 1 + TIME_BYTES + ID_BYTES;

/** Opaque to the client: the order, the instant and the id in one short word. */
export const writeCursor = (order: ListOrder, { at, id }: Place): string => {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt8(orders.indexOf(order));
  bytes.writeUIntBE(at.getTime(), 1, TIME_BYTES);
  bytes.write(id.replaceAll('-', ''), 1 + TIME_BYTES, 'hex');
  return bytes.toString('base64url');
};

export const readCursor = (order: ListOrder, text: string): Place => {
  const bytes = Buffer.from(text, 'base64url');
  const isOurs = bytes.length === LENGTH && bytes.toString('base64url') === text;
  if (!isOurs || orders[bytes.readUInt8()] !== order) throw new AppError('cursor_invalid', { field: 'cursor' });
  return { at: new Date(bytes.readUIntBE(1, TIME_BYTES)), id: formatUuid(bytes.toString('hex', 1 + TIME_BYTES)) };
};
