/** Whether an error has one of these codes: of the system, the database or a library. */
export const hasCode = (error: unknown, ...codes: readonly string[]): error is Error & { code: string } =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
