import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createServices } from '../services.ts';
import { createTestApp, type TestApp } from '../test/app.ts';
import { createNote } from '../test/note.ts';
import { createPerson } from '../test/person.ts';
import { startMetricsServer } from './metrics-server.ts';
import { createServerMetrics, type ServerMetrics } from './server-metrics.ts';

let testApp: TestApp;
let metrics: ServerMetrics;
beforeAll(async () => {
  testApp = await createTestApp();
  metrics = createServerMetrics('1.2.3');
  metrics.watch(testApp.services.metricSources);
});
afterAll(async () => {
  metrics.stop();
  await testApp.close();
});

const read = async (): Promise<Map<string, number>> => {
  const lines = (await metrics.format()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );
};

describe('the metrics', () => {
  it('count requests by status and measure how long they took', async () => {
    const app = await buildApp({
      ...testApp.services,
      version: 'test',
      webFolder: '/nowhere',
      isSecure: false,
      trustProxy: false,
      onAnswer: metrics.answered,
    });
    for (const url of ['/healthz', '/healthz', '/api/user']) await app.inject(url);
    await app.close();
    const found = await read();
    expect(found.get('pinlife_requests_total{status="200"}')).toBe(2);
    expect(found.get('pinlife_requests_total{status="401"}')).toBe(1);
    expect(found.get('pinlife_request_duration_seconds_bucket{le="+Inf"}')).toBe(3);
    expect(found.get('pinlife_request_duration_seconds_count')).toBe(3);
  });

  it('count pages for strangers: sent, written, and not found', async () => {
    const { token } = await createPerson(testApp);
    const { _id: id } = await createNote(testApp, token);
    const { data } = await testApp.call('updateShare', { token, params: { id }, body: {} });
    const before = await read();
    for (const path of [data.token, data.token, 'nothing']) await testApp.app.inject(`/s/${path}`);
    const after = await read();
    const grown = ['sent', 'written', 'unknown'].map((state) => {
      const name = `pinlife_public_pages_total{state="${state}"}`;
      return (after.get(name) ?? 0) - (before.get(name) ?? 0);
    });
    expect(grown).toEqual([2, 1, 1]);
    expect(after.get('pinlife_public_pages_bytes')).toBeGreaterThan(1000);
  });

  it('show how late reminders are, before and after they have rung', async () => {
    const { token } = await createPerson(testApp);
    const reminders = [{ selectedDateTime: '2026-11-14T20:00:00.000Z', timezone: 'UTC' }];
    await createNote(testApp, token, { reminders });
    expect((await read()).get('pinlife_reminders_late_seconds')).toBe(0);
    testApp.clock.set('2026-11-14T20:00:02.000Z');
    expect((await read()).get('pinlife_reminders_late_seconds')).toBe(2);
    const { workSources } = createServices({ ...testApp.platform, onRung: metrics.rung });
    for (const source of workSources) await source.runBatch(testApp.clock.now(), new AbortController().signal);
    const found = await read();
    expect(found.get('pinlife_reminders_late_seconds')).toBe(0);
    expect(found.get('pinlife_reminder_lag_seconds_sum')).toBe(2);
    expect(found.get('pinlife_reminder_lag_seconds_bucket{le="1"}')).toBe(0);
    expect(found.get('pinlife_reminder_lag_seconds_bucket{le="5"}')).toBe(1);
  });

  it('show the queue, the pool, the streams, the event loop and the process', async () => {
    await testApp.call('requestPasswordReset', { body: { email: 'nobody@example.com' } });
    const found = await read();
    expect(found.get('pinlife_jobs{state="due"}')).toBe(1);
    expect(found.get('pinlife_jobs{state="failed"}')).toBe(0);
    expect(found.get('pinlife_imports{state="importing"}')).toBe(0);
    expect(found.get('pinlife_database_connections{state="waiting"}')).toBe(0);
    expect(found.get('pinlife_database_connections{state="idle"}')).toBeGreaterThan(0);
    expect(found.get('pinlife_live_streams')).toBe(0);
    expect(found.get('pinlife_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
    expect(found.get('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(found.get('pinlife_info{version="1.2.3"}')).toBe(1);
  });

  it('leave out values that cannot be looked up', async () => {
    const troubled = createServerMetrics('1');
    const countJobs = async () => Promise.reject(new Error('The database is away.'));
    troubled.watch({ ...testApp.services.metricSources, countJobs });
    const text = await troubled.format();
    troubled.stop();
    expect(text).not.toContain('pinlife_jobs');
    expect(text).toContain('pinlife_live_streams 0');
  });

  it('are served at /metrics on a port of their own, and nowhere else', async () => {
    const server = await startMetricsServer(0, metrics.format);
    const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('version=0.0.4'),
    ]);
    expect(await answer.text()).toContain('# TYPE pinlife_request_duration_seconds histogram');
    expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
    await server.close();
    expect((await testApp.app.inject('/metrics')).statusCode).toBe(404);
  });
});
