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
