/** For what a developer may want to know and the person need not: the one place that writes to the console. */
export const logWarning = (message: string, cause: unknown): void => console.warn(message, cause);
