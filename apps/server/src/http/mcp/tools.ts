import type { Tool } from '@modelcontextprotocol/server';
import type { Endpoint } from '@pinlife/contract/endpoint';
import { endpoints } from '@pinlife/contract/endpoints';
import { type RouteName, routes } from '@pinlife/contract/routes';
import { accessOf } from '@pinlife/contract/token-access';
import { AppError } from '../../platform/error/app-error.ts';
import { toJsonSchema } from '../json-schema.ts';

type JsonObject = { properties?: Tool['inputSchema']['properties']; required?: string[] };

/** The tools of an assistant, each for one call of the contract. */
const toolCalls = {
  search_pinups: ['listNotes', 'Search the notes (pinups) of the person, newest first; without words, list them'],
  read_pinup: ['getNote', 'Read a note with its comments, reminders and files'],
  create_pinup: ['createNote', 'Write a new note; its content is HTML'],
  edit_pinup: ['updateNote', 'Change a note that you have read; what is left out stays as it is'],
  add_reminder: ['createReminder', 'Add a reminder to a note'],
  list_due: ['listEvents', 'List the reminders that are due from now on, by local date'],
} as const satisfies Record<string, readonly [RouteName, string]>;

type ToolName = keyof typeof toolCalls;

const pathParams = (call: RouteName): string[] => [...routes[call][1].matchAll(/:(\w+)/g)].map(([, name = '']) => name);

const describe = (name: ToolName): Tool => {
  const [call, description] = toolCalls[name];
  const endpoint: Endpoint = endpoints[call];
  const own = endpoint.body ?? endpoint.query;
  const schema: JsonObject = own ? toJsonSchema(own, 'input') : {};
  const params = pathParams(call);
  return {
    name,
    description: `${description}. ${endpoint.summary}.`,
    inputSchema: {
      ...schema,
      type: 'object',
      properties: {
        ...Object.fromEntries(params.map((param) => [param, ID])),
        ...(needsVersion(call) && { version: VERSION }),
        ...schema.properties,
      },
      required: [...params, ...(needsVersion(call) ? ['version'] : []), ...(schema.required ?? [])],
    },
    annotations: { readOnlyHint: accessOf(call) === 'read', destructiveHint: name === 'edit_pinup' },
  };
};
/** Calls that can overwrite changes require the version that was read. */
const needsVersion = (call: RouteName): boolean => {
  const { failures = [] }: Endpoint = endpoints[call];
  return failures.includes('note_changed');
};
const VERSION = {
  type: 'integer',
  description: 'The `version` of the note as you have read it. Where it is another one by now, read the note again',
};
const ID = { type: 'string', format: 'uuid', description: 'The id of the note' };

/** Created at the first request and cached: creating the schemas costs more than an answer. */
let allTools: readonly Tool[] | undefined;

/** The tools for a token. Read-only tokens see read-only tools. */
export const listTools = (canWrite: boolean): Tool[] => {
  allTools ??= (Object.keys(toolCalls) as ToolName[]).map(describe);
  return allTools.filter(({ annotations }) => canWrite || annotations?.readOnlyHint);
};

/** The call of a tool, with its arguments in their places; null for an unknown name. */
export const readToolCall = (name: string, given: Record<string, unknown>) => {
  if (!Object.hasOwn(toolCalls, name)) return null;
  const [call] = toolCalls[name as ToolName];
  const params = pathParams(call);
  const entries = Object.entries(given);
  const { version, ...rest } = Object.fromEntries(entries.filter(([key]) => !params.includes(key)));
  if (needsVersion(call) && !Number.isSafeInteger(version)) throw new AppError('invalid', { field: 'version' });
  const endpoint: Endpoint = endpoints[call];
  return {
    call,
    parts: {
      params: Object.fromEntries(entries.filter(([key]) => params.includes(key))),
      query: endpoint.query ? rest : {},
      body: endpoint.body ? rest : undefined,
      ifMatch: needsVersion(call) ? `"${version}"` : undefined,
    },
  };
};
