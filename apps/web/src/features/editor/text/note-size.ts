import { BODY_MAX_BYTES } from '@pinlife/contract/routes';

const encoder = new TextEncoder();

/** Whether the API takes this as a body: it counts the bytes of the JSON, not the characters of the text. */
export const fitsBody = (body: unknown): boolean => encoder.encode(JSON.stringify(body)).byteLength <= BODY_MAX_BYTES;
