/**
 * Yields chunks, and frees the memory of each one once the reader asks for the next: V8 frees little by little, and lets
 * 64 MB of read bytes gather. The reader keeps copies at most.
 */
export async function* freeChunks(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    yield chunk;
    const { buffer, byteLength } = chunk;
    // Other chunks may lie in the same memory.
    if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
  }
}
