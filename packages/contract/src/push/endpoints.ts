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
    status: 200,
    failures: [],
  },
  createPushToken: {
    summary: 'Have reminders pushed to this browser',
    body: pushTokenSchema,
    data: pushDeviceSchema.extend({ id: z.uuid() }),
    status: 201,
    failures: ['push_token_invalid'],
  },
  renewPushToken: {
    summary: 'Push to a new address of the same browser, which proves itself by the old one: no page need be open',
    body: pushRenewalSchema,
    data: z.object({ _id: z.uuid() }),
    status: 200,
    failures: ['not_found', 'push_token_invalid'],
  },
  listPushDevices: {
    summary: 'The devices that reminders are pushed to',
    data: z.array(pushDeviceSchema),
    status: 200,
    failures: [],
  },
  deletePushToken: {
    summary: 'Push nothing to this browser any more',
    body: pushTokenSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found', 'push_token_invalid'],
  },
  deletePushDevice: {
    summary: 'Push nothing to a device any more',
    params: idParamsSchema,
    data: deletedSchema,
    status: 200,
    failures: ['not_found'],
  },
  testPush: {
    summary: 'Push a trial to all devices of the person; answers how many there are',
    data: z.int(),
    status: 200,
    failures: ['too_many_attempts'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
