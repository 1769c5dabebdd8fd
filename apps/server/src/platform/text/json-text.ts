declare const content: unique symbol;

/** JSON of a known type as text: JSON from PostgreSQL is sent without parsing it. */
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

/** The encoded body of an answer, which can be cached and sent again. */
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

/** Wraps the JSON of an answer; `next` is the cursor of a list. */
export const formatBody = (data: string, next: string | null | undefined): string =>
  next === undefined ? `{"data":${data}}` : `{"data":${data},"next":${JSON.stringify(next)}}`;
