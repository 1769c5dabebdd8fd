/**
 * Whether a query has failed and has no data since. `isError` resets while the query is retried, which would remove a
 * retry button while somebody presses it.
 */
export const hasFailed = ({ data, errorUpdateCount }: { data: unknown; errorUpdateCount: number }): boolean =>
  data === undefined && errorUpdateCount > 0;
