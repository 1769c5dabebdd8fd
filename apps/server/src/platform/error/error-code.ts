/** Whether an error is one of these by its code, be it the system's, the database's or a library's. */
export const hasCode = (error: unknown, ...codes: readonly string[]): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
