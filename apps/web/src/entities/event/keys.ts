export const eventKeys = {
  all: ['event'] as const,
  /** The answer is of one day and one zone. */
  list: (timezone: string, today: string) => ['event', timezone, today] as const,
};
