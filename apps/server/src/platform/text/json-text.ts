declare const content: unique symbol;

/** JSON of a known type that nobody has parsed: what PostgreSQL assembled travels to the wire as it is. */
export class JsonText<Value> {
  readonly text: string;
  declare readonly [content]: Value;

  constructor(text: string) {
    this.text = text;
  }

  parse(): Value {
    return JSON.parse(this.text);
  }
}

/** The whole body of an answer, spelled and encoded: what was sent once can be sent again as it is. */
export class JsonBody<Value> {
  readonly bytes: Buffer;
  declare readonly [content]: Value;

  constructor(data: JsonText<Value>, next: string | null) {
    this.bytes = Buffer.from(formatBody(data.text, next));
  }

  parse(): Value {
    return JSON.parse(this.bytes.toString()).data;
  }
}

/** Around the JSON of what was asked for; `next` is the cursor of a list. */
export const formatBody = (data: string, next: string | null | undefined): string =>
  next === undefined ? `{"data":${data}}` : `{"data":${data},"next":${JSON.stringify(next)}}`;
