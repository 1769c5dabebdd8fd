import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { RouteName } from '../routes.ts';
import { deletedSchema, idParamsSchema } from '../validation.ts';
import { invitationCreateSchema, invitationMadeSchema, invitationSchema } from './schema.ts';

/** Invitation links. Only for operators: to other people these calls do not exist (404). */
export const invitationEndpoints = {
  listInvitations: {
    summary: 'The invitations, newest first (operators)',
    data: z.array(invitationSchema),
    failures: ['not_found'],
  },
  createInvitation: {
    summary: 'Create an invitation, and mail it if an e-mail address is given (operators)',
    body: invitationCreateSchema,
    data: invitationMadeSchema,
    status: 201,
    failures: ['not_found'],
  },
  deleteInvitation: {
    summary: 'Withdraw an invitation: its address ends for good (operators)',
    params: idParamsSchema,
    data: deletedSchema,
    failures: ['not_found'],
  },
} as const satisfies Partial<Record<RouteName, Endpoint>>;
