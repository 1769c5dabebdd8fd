import type { Backups, Health, Totals } from '@pinlife/contract/operator/schema';
import type { Handlers } from '../../http/handler.ts';
import type { Person } from '../../platform/person.ts';
import type { HealthService } from './health.ts';
import type { Actor } from './people/act.ts';
import type { QuotaRule } from './rules/quota-rule.ts';
import type { SignupRuleSetting } from './rules/signup-rule.ts';
import type { OperatorService } from './service.ts';

type Names =
  | 'getSignupRule'
  | 'setSignupRule'
  | 'listPeople'
  | 'mailResetLink'
  | 'suspendPerson'
  | 'reinstatePerson'
  | 'deletePerson'
  | 'cancelDeletion'
  | 'makeOperator'
  | 'getQuota'
  | 'setQuota'
  | 'setPersonQuota'
  | 'getTotals'
  | 'getHealth'
  | 'testMail'
  | 'getBackups';

/** The data of the instance that operators see. */
type Instance = {
  health: Pick<HealthService, 'get'>;
  getTotals(): Promise<Totals>;
  getBackups(): Promise<Backups>;
  testMail(person: Person): Promise<Health['mail']>;
};

/** `http/bind.ts` lets only operators call these. Acts check it again in their transaction. */
export const operatorRoutes = (
  operators: OperatorService,
  { rule: signup, quota, instance }: { rule: SignupRuleSetting; quota: QuotaRule; instance: Instance },
  findActor: (person: Person) => Promise<Actor>,
): Handlers<Names> => ({
  getTotals: async () => ({ data: await instance.getTotals() }),
  getHealth: async () => ({ data: await instance.health.get() }),
  testMail: async ({ person }) => ({ data: await instance.testMail(person) }),
  getBackups: async () => ({ data: await instance.getBackups() }),
  getSignupRule: async () => ({ data: await signup.get() }),
  setSignupRule: async ({ person, body }) => ({ data: await signup.set(await findActor(person), body.signup) }),
  getQuota: async () => ({ data: await quota.get() }),
  setQuota: async ({ person, body }) => ({ data: await quota.set(await findActor(person), body.quotaBytes) }),
  setPersonQuota: async ({ person, params, body }) => ({
    data: await operators.setQuota(await findActor(person), params.id, body),
  }),
  listPeople: async ({ query }) => ({ data: await operators.list(query) }),
  mailResetLink: async ({ person, params }) => ({
    data: await operators.mailResetLink(await findActor(person), params.id),
  }),
  suspendPerson: async ({ person, params }) => ({ data: await operators.suspend(await findActor(person), params.id) }),
  reinstatePerson: async ({ person, params }) => ({
    data: await operators.reinstate(await findActor(person), params.id),
  }),
  deletePerson: async ({ person, params, body }) => ({
    data: await operators.delete(await findActor(person), params.id, body.username),
  }),
  cancelDeletion: async ({ person, params }) => ({
    data: await operators.cancelDeletion(await findActor(person), params.id),
  }),
  makeOperator: async ({ person, params }) => ({
    data: await operators.makeOperator(await findActor(person), params.id),
  }),
});
