import { createId } from '../../lib/api/create-id.ts';

const LOCAL = 'local-';

/** The id of media that only this browser has. After the upload the id of the server replaces it. */
export const createLocalId = (): string => `${LOCAL}${createId()}`;

export const isLocalMedia = (id: string): boolean => id.startsWith(LOCAL);

/** The browser cannot store the file. */
export class NoRoomError extends Error {
  constructor() {
    super('There is no room left in this browser');
    this.name = 'NoRoomError';
  }
}
