export const eventKeys = {
  all: ['event'] as const,
  /** The answer is of one day and one zone. */
  list: (timezone: string, today: string) => ['event', timezone, today] as const,
  windows: ['event', 'window'] as const,
  /** All events between two instants, done or not. */
  window: (from: string, to: string) => ['event', 'window', from, to] as const,
};
