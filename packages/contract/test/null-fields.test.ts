import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from '../src/endpoint.ts';
import { endpoints } from '../src/endpoints.ts';

type Schema = {
  type?: string | readonly string[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
};

/** The form that asks for these fields has a sentence for each. */
const asked = [
  'updateUser.nationality',
  'updateUser.currentLocation',
  'updateUser.gender',
  'updateUser.interests.hobbies',
];

const takesNull = ({ type = [], anyOf = [] }: Schema): boolean =>
  [type].flat().includes('null') || anyOf.some(takesNull);

const listOptional = (schema: Schema, path: string): [path: string, schema: Schema][] => [
  ...(schema.anyOf ?? []).flatMap((choice) => listOptional(choice, path)),
  ...(schema.items ? listOptional(schema.items, path) : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, property]): [string, Schema][] => {
    const own = `${path}.${name}`;
    return [
      ...(schema.required?.includes(name) ? [] : [[own, property] as [string, Schema]]),
      ...listOptional(property, own),
    ];
  }),
];

const optionalFields = Object.entries<Endpoint>(endpoints).flatMap(([name, { body }]) =>
  body ? listOptional(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema, name) : [],
);

describe('an optional field', () => {
  it('may also be null, as clients send it that name every field', () => {
    const refusing = optionalFields.filter(([, schema]) => !takesNull(schema)).map(([path]) => path);
    expect(refusing.toSorted()).toEqual(asked.toSorted());
    expect(optionalFields.length).toBeGreaterThan(80);
  });
});
