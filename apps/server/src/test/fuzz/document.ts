/** The parts of an OpenAPI document from which requests are made. */
export type JsonSchema = {
  type?: string | readonly string[];
  format?: string;
  pattern?: string;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly JsonSchema[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  additionalProperties?: boolean | JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
};

type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: JsonSchema };

type JsonContent = { content: { 'application/json': { schema: JsonSchema } } };

export type Operation = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  path: string;
  parameters: readonly Parameter[];
  body: JsonSchema | undefined;
  statuses: ReadonlySet<number>;
};

type Described = {
  operationId: string;
  parameters?: readonly Parameter[];
  requestBody?: JsonContent;
  responses: Record<string, unknown>;
};

export type ApiDocument = { paths: Record<string, Record<string, Described>> };

/** Lists all calls that answer with JSON. */
export const listOperations = ({ paths }: ApiDocument): Operation[] =>
  Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { responses }]) => !JSON.stringify(responses).includes('text/event-stream'))
        .map(([method, { operationId, parameters = [], requestBody, responses }]) => ({
          name: operationId,
          method: method.toUpperCase() as Operation['method'],
          path,
          parameters,
          body: requestBody?.content['application/json'].schema,
          statuses: new Set(Object.keys(responses).map(Number)),
        })),
    );
