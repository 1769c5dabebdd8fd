import type { TestPushService } from '../../../../../testing/push-service.ts';
import type { TestApp } from '../app.ts';
import { createPerson, type TestPerson } from '../person.ts';
import { createJudge, type FuzzAnswer } from './answers.ts';
import { type ApiDocument, listOperations } from './document.ts';
import { createMemory, type Memory } from './memory.ts';
import { createRandom } from './random.ts';
import { type FuzzRequest, makeRequest } from './requests.ts';
import { makeUnknownRequest, sendUnknownRequest } from './unknown-requests.ts';

type Fault = { call: string; what: string; request: string; answer: string };

type Findings = { faults: Fault[]; statuses: Record<string, number>; operations: number };

const PEOPLE = 3;
/** The number of concurrent requests, so that calls conflict in the database. */
const AT_ONCE = 8;
/** The time between two groups, so that limits end and reminders ring. */
const STEP_MS = 60_000;
const WORK_EVERY = 400;
const FAULTS_MAX = 20;
/** The share of groups that are followed by a request outside the document. */
const STRAYS = 0.5;

type FuzzOptions = { testApp: TestApp; pushService: TestPushService; seed: number; requests: number };

/** Sends requests made from the API's document, and checks every answer against it. */
export const fuzz = async ({ testApp, pushService, seed, requests }: FuzzOptions): Promise<Findings> => {
  const random = createRandom(seed);
  const document: ApiDocument = (await testApp.app.inject('/api/openapi.json')).json();
  const operations = listOperations(document);
  const judge = createJudge(document);
  const people: { person: TestPerson; memory: Memory }[] = [];
  const findings: Findings = { faults: [], statuses: {}, operations: operations.length };

  const meetPerson = async () => ({ person: await createPerson(testApp, { keep: true }), memory: createMemory() });
  for (let count = 0; count < PEOPLE; count += 1) people.push(await meetPerson());

  const report = (request: FuzzRequest, { status, text }: FuzzAnswer, what: string) => {
    const { operation, method, url, headers, payload } = request;
    const isKnown = findings.faults.some((fault) => fault.call === operation.name && fault.what === what);
    if (isKnown || findings.faults.length >= FAULTS_MAX) return;
    const sent = `${method} ${url} ${JSON.stringify(headers)} ${payload?.slice(0, 1000) ?? ''}`;
    findings.faults.push({ call: operation.name, what, request: sent, answer: `${status} ${text.slice(0, 500)}` });
  };

  const sendOne = async () => {
    const index = random.int(0, PEOPLE - 1);
    const { person, memory } = people[index] ?? (await meetPerson());
    const operation = random.pick(operations);
    const request = makeRequest(operation, {
      random,
      memory: random.chance(0.9) ? memory : random.pick(people).memory,
      caller: person,
      subscribe: () => pushService.subscribe().token,
      now: testApp.clock.now(),
      hostility: random.pick([0, 0.05, 0.3]),
    });
    const answer = await send(testApp, request);
    return { request, answer, index, memory };
  };

  const sendOneAstray = async () => {
    const stray = makeUnknownRequest(
      random,
      operations.map(({ path }) => path),
    );
    const what = await sendUnknownRequest(testApp, stray);
    if (what && findings.faults.length < FAULTS_MAX) {
      findings.faults.push({ call: 'astray', what, request: JSON.stringify(stray), answer: '' });
    }
  };

  for (let sent = 0; sent < requests; sent += AT_ONCE) {
    const group = await Promise.all(Array.from({ length: Math.min(AT_ONCE, requests - sent) }, sendOne));
    const lost = new Set<number>();
    for (const { request, answer, index, memory } of group) {
      findings.statuses[answer.status] = (findings.statuses[answer.status] ?? 0) + 1;
      const what = judge(request, answer);
      if (what) report(request, answer, what);
      if (answer.status < 300) learn(memory, request, answer);
      if (answer.status === 401 && request.isAuthorized) lost.add(index);
    }
    if (random.chance(STRAYS)) await sendOneAstray();
    testApp.clock.advance(STEP_MS);
    // People who have logged out or were deleted are replaced.
    for (const index of lost) people[index] = await meetPerson();
    if (sent % WORK_EVERY < AT_ONCE) await workOff(testApp, findings);
  }
  await workOff(testApp, findings);
  return findings;
};

const send = async (testApp: TestApp, { method, url, headers, payload }: FuzzRequest): Promise<FuzzAnswer> => {
  const answer = await testApp.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
  return { status: answer.statusCode, contentType: String(answer.headers['content-type']), text: answer.body };
};

const learn = (memory: Memory, { operation, params }: FuzzRequest, { text }: FuzzAnswer) => {
  const { data, next } = JSON.parse(text);
  memory.learn(operation, params, data);
  if (typeof next === 'string') memory.learnCursor(next);
};

/** Runs the jobs of accepted requests, which must succeed too. */
const workOff = async (testApp: TestApp, { faults }: Findings) => {
  await testApp.deliver();
  for (const line of testApp.log.splice(0)) {
    const { level, msg } = JSON.parse(line);
    if (level >= 50 && faults.length < FAULTS_MAX) {
      faults.push({ call: 'worker', what: msg, request: '', answer: line.slice(0, 1500) });
    }
  }
  testApp.mails.splice(0);
};
