import type { Handlers } from '../../http/handler.ts';
import { addressSubject } from '../../platform/caller/address-subject.ts';
import type { Person } from '../../platform/person.ts';
import type { ThrottleService } from '../throttle/service.ts';
import type { Admission } from './admission.ts';
import { questionPerAddress } from './limits.ts';
import type { InvitationService } from './service.ts';

type Names = 'askSignup' | 'listInvitations' | 'createInvitation' | 'deleteInvitation';

type Others = {
  throttle: Pick<ThrottleService, 'reserve'>;
  findHost(person: Person): Promise<Parameters<InvitationService['create']>[0]>;
};

export const invitationRoutes = (
  invitations: InvitationService,
  admission: Admission,
  { throttle, findHost }: Others,
): Handlers<Names> => ({
  askSignup: async ({ body, caller }) => {
    await throttle.reserve([{ limit: questionPerAddress, subject: addressSubject(caller.address) }]);
    return { data: await admission.answer(body.invite) };
  },
  listInvitations: async () => ({ data: await invitations.list() }),
  createInvitation: async ({ person, body }) => ({ data: await invitations.create(await findHost(person), body) }),
  deleteInvitation: async ({ person, params }) => {
    await invitations.withdraw(await findHost(person), params.id);
    return { data: { _id: params.id } };
  },
});
