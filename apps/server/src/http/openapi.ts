import { setImmediate } from 'node:timers/promises';
import { ANSWER_MARK } from '@pinlife/contract/answer-mark';
import type { Endpoint } from '@pinlife/contract/endpoint';
import { endpoints } from '@pinlife/contract/endpoints';
import { type ErrorCode, errorSentence, errorStatus } from '@pinlife/contract/errors';
import { SINCE_HEADER } from '@pinlife/contract/live/events';
import {
  EXPORT_PATH,
  IMPORT_UPLOAD_PATH,
  isPublicRoute,
  isSelfProvingRoute,
  LIVE_PATH,
  type RouteName,
  routes,
} from '@pinlife/contract/routes';
import { accessOf } from '@pinlife/contract/token-access';
import { WEBHOOK_SIGNATURE_HEADER, webhookEvents } from '@pinlife/contract/webhook/limits';
import { webhookCallSchema } from '@pinlife/contract/webhook/schema';
import type { z } from 'zod';
import { toJsonSchema } from './json-schema.ts';

type Json = Record<string, unknown>;

/**
 * Creates the OpenAPI 3.1 document from the contract. Replaces @fastify/swagger, which needs schemas of its own: use a
 * library when one reads the contract's endpoints. It yields between the calls, so that requests are served meanwhile.
 */
export const createOpenApiDocument = async (version: string): Promise<Json> => {
  const paths: Record<string, Json> = {};
  for (const name of Object.keys(routes) as RouteName[]) {
    const [method, path] = routes[name];
    const key = path.replace(/:(\w+)/g, '{$1}');
    paths[key] = { ...paths[key], [method.toLowerCase()]: describeOperation(name, endpoints[name]) };
    await setImmediate();
  }
  paths[LIVE_PATH] = { get: describeLive() };
  paths[`${EXPORT_PATH}/{userId}`] = { get: describeExport() };
  paths[`${IMPORT_UPLOAD_PATH}/{userId}/{id}`] = describeImportUpload();
  return {
    openapi: '3.1.0',
    info: { title: 'PinLife', version, license: { name: 'MIT', identifier: 'MIT' } },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Failure: failureSchema },
    },
    security: [{ token: [] }],
    paths,
    webhooks: Object.fromEntries(webhookEvents.map((event) => [event, { post: describeWebhook() }])),
  };
};

const failureSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string', description: 'A sentence for the person.' },
    code: { type: 'string', description: 'The machine word of the sentence.' },
    field: { type: 'string', description: 'The field that is wrong.' },
    data: { description: 'What the server has instead: the current note of a 412.' },
  },
};

const ifMatch = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The version that is meant, as its `ETag` had it; without it the last write wins.',
  schema: { type: 'string' },
};

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the answer that is there already. Lists have one, searches have none.',
  schema: { type: 'string' },
};

const describeOperation = (name: RouteName, endpoint: Endpoint): Json => ({
  operationId: name,
  summary: endpoint.summary,
  ...(isPublicRoute(name) && { security: [] }),
  ...(isSelfProvingRoute(name) && { security: [{ token: [] }, {}] }),
  ...((endpoint.params || endpoint.query) && {
    parameters: [
      ...describeParameters('path', endpoint.params),
      ...describeParameters('query', endpoint.query),
      ...(endpoint.failures?.includes('note_changed') ? [ifMatch] : []),
      ...(endpoint.isTagged ? [ifNoneMatch] : []),
    ],
  }),
  ...(endpoint.body && {
    requestBody: { required: true, content: { 'application/json': { schema: toJsonSchema(endpoint.body, 'input') } } },
  }),
  responses: {
    [endpoint.status ?? 200]: {
      description: 'Done',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['data'],
            properties: { data: toJsonSchema(endpoint.data, 'output'), next: { type: ['string', 'null'] } },
          },
        },
      },
    },
    ...(endpoint.isTagged && { 304: { description: 'It is the same as the one that `If-None-Match` names.' } }),
    ...describeFailures([...commonFailures(name, endpoint), ...(endpoint.failures ?? [])]),
  },
});

const describeWebhook = (): Json => ({
  summary: 'What PinLife sends to an address of the form JSON. Any 2xx is an acceptance; redirects are not followed.',
  security: [],
  parameters: [
    {
      ...parameter('header', WEBHOOK_SIGNATURE_HEADER),
      description: '`t=<seconds>,v1=<hex>`: HMAC-SHA256 of `<seconds>.<body>` with the secret of the webhook.',
    },
  ],
  requestBody: {
    required: true,
    content: { 'application/json': { schema: toJsonSchema(webhookCallSchema, 'output') } },
  },
  responses: { '2XX': { description: 'It is not sent again.' } },
});

const describeLive = (): Json => ({
  operationId: 'live',
  summary: 'Changes of notes and the end of the session, as they happen',
  parameters: [
    {
      ...parameter('header', SINCE_HEADER),
      required: false,
      description: `An earlier answer's ${ANSWER_MARK} header: the first event then says whether anything has changed since.`,
    },
  ],
  responses: {
    200: { description: 'Server-sent events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
    ...describeFailures(['unauthorized', 'internal', 'unavailable']),
  },
});

const parameter = (location: 'path' | 'query' | 'header', name: string) => ({
  name,
  in: location,
  required: true,
  schema: { type: 'string' },
});

/** A resumable upload: HEAD asks for the offset, PATCH continues there. */
const describeImportUpload = (): Json => {
  const address = [
    parameter('path', 'userId'),
    parameter('path', 'id'),
    parameter('query', 'e'),
    parameter('query', 's'),
  ];
  const offsets = { 'Upload-Offset': { schema: { type: 'string' } }, 'Upload-Length': { schema: { type: 'string' } } };
  const failures = ['address_expired', 'not_found', 'import_step_wrong', 'internal', 'unavailable'] as const;
  return {
    head: {
      operationId: 'locateImportUpload',
      summary: 'How much of a file is here: the next piece begins at `Upload-Offset`',
      security: [],
      parameters: address,
      responses: { 200: { description: 'The offsets', headers: offsets }, ...describeFailures(failures) },
    },
    patch: {
      operationId: 'sendImportPiece',
      summary:
        'A piece of a file from `Upload-Offset` on. Whole parts of 4 MB are kept, the last one of any length: the answer says where the next piece begins',
      security: [],
      parameters: [...address, parameter('header', 'Upload-Offset')],
      requestBody: {
        required: true,
        content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
      },
      responses: {
        204: { description: 'Kept', headers: offsets },
        ...describeFailures([
          ...failures,
          'upload_offset_wrong',
          'upload_size_wrong',
          'body_too_large',
          'upload_timeout',
          'too_many_attempts',
          'storage_full',
        ]),
      },
    },
  };
};

const describeExport = (): Json => {
  return {
    operationId: 'downloadExport',
    summary: 'The archive behind an address that `createExport` has answered',
    security: [],
    parameters: [parameter('path', 'userId'), parameter('query', 'e'), parameter('query', 's')],
    responses: {
      200: {
        description: 'A ZIP file',
        content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } },
      },
      ...describeFailures(['address_expired', 'not_found', 'too_many_attempts', 'internal', 'unavailable']),
    },
  };
};

const commonFailures = (name: RouteName, { body, query }: Endpoint): ErrorCode[] => [
  ...(body || query ? (['invalid'] as const) : []),
  ...(body ? (['body_too_large', 'content_type_unsupported'] as const) : []),
  ...(isPublicRoute(name) ? [] : (['unauthorized'] as const)),
  ...(accessOf(name) === 'read' ? [] : (['token_forbidden'] as const)),
  ...(routes[name][0] === 'GET' ? [] : (['storage_full'] as const)),
  'internal',
  'unavailable',
];

const describeFailures = (codes: readonly ErrorCode[]): Json => {
  const byStatus = Map.groupBy(new Set(codes), errorStatus);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errorSentence(code)}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
      },
    ]),
  );
};

const describeParameters = (location: 'path' | 'query', schema: z.ZodType | undefined): Json[] => {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
};
