import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import { pushDeviceSchema, pushRenewalSchema, pushTokenSchema } from './schema.ts';

/** The browsers that reminders are pushed to. */
export const pushEndpoints = {
  getPushKey: {
    summary: 'The public key with which a browser subscribes to pushes of this server',
    data: z.string(),
  },
  createPushToken: {
    summary: 'Subscribe this browser to pushes of reminders',
    body: pushTokenSchema,
    data: pushDeviceSchema.extend({ id: z.uuid() }),
    status: 201,
    failures: ['push_token_invalid'],
  },
  renewPushToken: {
    summary: 'Replace the push address of a browser. Authorised by the old address, so it works without an open page',
    body: pushRenewalSchema,
    data: z.object({ _id: z.uuid() }),
    failures: ['not_found', 'push_token_invalid'],
  },
  listPushDevices: {
    summary: 'The devices that reminders are pushed to',
    data: z.array(pushDeviceSchema),
  },
  deletePushToken: {
    summary: 'Unsubscribe this browser from pushes',
    body: pushTokenSchema,
    data: deletedSchema,
    failures: ['not_found', 'push_token_invalid'],
  },
  deletePushDevice: {
    summary: 'Unsubscribe a device from pushes',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
  testPush: {
    summary: 'Push a test to all devices of the person, and return their number',
    data: z.int(),
    failures: ['too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
