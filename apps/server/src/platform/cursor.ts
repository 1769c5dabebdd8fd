import { AppError } from './error/app-error.ts';
import { formatUuid } from './secret/id.ts';

/** The order of a list. A cursor is valid only for the order it was made for. */
export type ListOrder = 'created' | 'deleted' | 'notified' | 'public' | SearchOrder;

/** A search lists exact matches first, then matches with one letter corrected; each time titles first. */
export type SearchOrder = (typeof searchOrders)[number];
export const searchOrders = ['in-title', 'elsewhere', 'mended-in-title', 'mended-elsewhere'] as const;

/** The position after one entry of a list. */
export type ListPosition = { at: Date; id: string };

const orders: readonly ListOrder[] = ['created', 'deleted', 'notified', ...searchOrders, 'public'];
const TIME_BYTES = 6;
const ID_BYTES = 16;
const LENGTH = 1 + TIME_BYTES + ID_BYTES;

/** Encodes order, instant and id into one opaque string. */
export const writeCursor = (order: ListOrder, { at, id }: ListPosition): string => {
  const bytes = Buffer.alloc(LENGTH);
  bytes.writeUInt8(orders.indexOf(order));
  bytes.writeIntBE(at.getTime(), 1, TIME_BYTES);
  bytes.write(id.replaceAll('-', ''), 1 + TIME_BYTES, 'hex');
  return bytes.toString('base64url');
};

export const readCursor = (order: ListOrder, text: string): ListPosition => readCursorOf([order], text).position;

/** For lists of several orders: also returns the order. */
export const readCursorOf = <Order extends ListOrder>(
  expected: readonly Order[],
  text: string,
): { order: Order; position: ListPosition } => {
  const bytes = Buffer.from(text, 'base64url');
  const isOurs = bytes.length === LENGTH && bytes.toString('base64url') === text;
  const order = isOurs ? expected.find((candidate) => candidate === orders[bytes.readUInt8()]) : undefined;
  const at = new Date(order === undefined ? 0 : bytes.readIntBE(1, TIME_BYTES));
  if (order === undefined || at.getUTCFullYear() < 1) throw new AppError('cursor_invalid', { field: 'cursor' });
  const id = formatUuid(bytes.toString('hex', 1 + TIME_BYTES));
  return { order, position: { at, id } };
};
