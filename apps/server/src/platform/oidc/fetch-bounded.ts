/** The limit of an answer; keys, tokens and claims take some KB. */
const ANSWER_MAX_BYTES = 1024 * 1024;
/** A chunk counts as so many bytes at least: a million chunks of one byte would take 300 MB. */
const CHUNK_MIN_BYTES = 256;

/**
 * Fetches a whole answer. The library reads bodies of any length, and treats an aborted one as invalid. Redirects are not
 * followed.
 */
export const fetchBounded = async (url: string, init: object): Promise<Response> => {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += Math.max(chunk.byteLength, CHUNK_MIN_BYTES);
    // The error of fetch for an unreadable answer. Leaving the loop cancels the body.
    if (length > ANSWER_MAX_BYTES) throw new TypeError('The answer is too long.', { cause: length });
    chunks.push(chunk);
  }
  const { status, headers } = response;
  return new Response(length > 0 ? Buffer.concat(chunks) : null, { status, headers });
};
