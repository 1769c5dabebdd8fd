import { createId } from './create-id.ts';

/** The ids of what could not be sent, by what it was. */
const failed = new Map<string, string>();

/**
 * Creates something under a new id. After a failure the same content is sent again under the same id, so that it is
 * created once.
 */
export const withAttemptId = async <Result>(what: string, send: (id: string) => Promise<Result>): Promise<Result> => {
  const id = failed.get(what) ?? createId();
  failed.delete(what);
  try {
    return await send(id);
  } catch (error) {
    failed.set(what, id);
    throw error;
  }
};
