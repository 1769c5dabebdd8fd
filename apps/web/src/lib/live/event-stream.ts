type StreamEvent = { name: string; data: string };

/**
 * Reads server-sent events by fetch, because an EventSource sends no token. Every line is reported to `onBeat`, empty
 * ones too: they show that the server is alive.
 */
export async function* readEvents(body: ReadableStream<Uint8Array>, onBeat: () => void): AsyncGenerator<StreamEvent> {
  let name = '';
  let data: string[] = [];
  for await (const line of readLines(body)) {
    onBeat();
    if (line === '') {
      if (data.length > 0) yield { name: name || 'message', data: data.join('\n') };
      name = '';
      data = [];
      continue;
    }
    const [field = '', value = ''] = splitField(line);
    if (field === 'event') name = value;
    if (field === 'data') data.push(value);
  }
}

const splitField = (line: string): string[] => {
  const colon = line.indexOf(':');
  return colon < 0 ? [line] : [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
};

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Closes the connection, which would stay open beside the next one.
    await reader.cancel().catch(() => undefined);
  }
}
