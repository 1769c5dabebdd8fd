import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createMetrics, type Sample } from '../platform/metrics.ts';

/** The metrics of the server; everything else is in the log. */
export type ServerMetrics = {
  /** An answer was sent. */
  answered(status: number, seconds: number): void;
  /** A notification was written this long after its time. */
  rung(lagSeconds: number): void;
  watch(sources: MetricSources): void;
  format(): Promise<string>;
  stop(): void;
};

export type MetricSources = {
  countStreams(): number;
  countConnections(): Record<string, number>;
  countJobs(): Promise<Record<string, number>>;
  countImports(): Promise<Record<string, number>>;
  findLatenessSeconds(): Promise<number>;
  countPublicPages(): { sent: number; written: number; unknown: number; keptBytes: number };
  countUnindexed(): Promise<Record<string, number>>;
};

const LATENCY_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const LAG_BOUNDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 15, 60];
const LOOP_RESOLUTION_MS = 10;
const NANOSECONDS = 1e9;

export const createServerMetrics = (version: string): ServerMetrics => {
  const registry = createMetrics();
  const delays = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  delays.enable();

  const answers = registry.counter('pinlife_requests_total', 'Requests by the status of their answer.');
  const latency = registry.histogram(
    'pinlife_request_duration_seconds',
    'From the request to the end of its answer; live streams aside.',
    LATENCY_BOUNDS,
  );
  const lag = registry.histogram(
    'pinlife_reminder_lag_seconds',
    'From the time of a reminder to its notification being written.',
    LAG_BOUNDS,
  );
  registry.gauge('pinlife_event_loop_delay_seconds', 'How late timers were since the last look.', () => {
    const samples = [50, 99].map((percent) => delayAt(delays, percent));
    delays.reset();
    return samples;
  });
  registry.gauge('process_resident_memory_bytes', 'Memory of this process.', () => [
    { value: process.memoryUsage.rss() },
  ]);
  registry.gauge('process_cpu_seconds_total', 'Time on the processor.', () => [
    { value: process.cpuUsage().user / 1e6 + process.cpuUsage().system / 1e6 },
  ]);
  registry.gauge('pinlife_info', 'Which version runs.', () => [{ labels: { version }, value: 1 }]);

  return {
    answered(status, seconds) {
      answers.add({ status });
      latency.observe(seconds);
    },
    rung: lag.observe,
    watch(sources) {
      const { countStreams, countConnections, countJobs, countImports, countPublicPages } = sources;
      const { findLatenessSeconds, countUnindexed } = sources;
      registry.gauge('pinlife_live_streams', 'Open live streams of this process.', () => [{ value: countStreams() }]);
      registry.gauge('pinlife_database_connections', 'The pool of this process by state.', () =>
        byState(countConnections()),
      );
      registry.gauge('pinlife_jobs', 'The queue of all processes by state.', async () => byState(await countJobs()));
      registry.gauge('pinlife_public_pages_total', 'Pages for strangers by what became of them.', () => {
        const { sent, written, unknown } = countPublicPages();
        return byState({ sent, written, unknown });
      });
      registry.gauge('pinlife_public_pages_bytes', 'Memory of the pages that are kept.', () => [
        { value: countPublicPages().keptBytes },
      ]);
      registry.gauge('pinlife_imports', 'Imports that have not come to an end, by state.', async () =>
        byState(await countImports()),
      );
      registry.gauge(
        'pinlife_reminders_late_seconds',
        'How long the first reminder that is due has waited.',
        async () => [{ value: await findLatenessSeconds() }],
      );
      registry.gauge(
        'pinlife_notes_unindexed',
        'Notes of all processes that wait for their search keys, by when: searches wait for those of soon.',
        async () => byState(await countUnindexed()),
      );
    },
    format: registry.format,
    stop: () => delays.disable(),
  };
};

const byState = (counts: Record<string, number>): Sample[] =>
  Object.entries(counts).map(([state, value]) => ({ labels: { state }, value }));

/** A measured delay includes the resolution. */
const delayAt = (delays: ReturnType<typeof monitorEventLoopDelay>, percent: number): Sample => ({
  labels: { quantile: percent / 100 },
  value: Math.max(0, delays.percentile(percent) / NANOSECONDS - LOOP_RESOLUTION_MS / 1000),
});
