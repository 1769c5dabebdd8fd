/**
 * Whether a query has failed and nothing has come since. Its own `isError` is taken back while it is asked again, be it
 * unasked for: a button that stands there would be taken away under the finger that presses it.
 */
export const hasFailed = ({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean =>
  data === undefined && errorUpdateCount > 0;
