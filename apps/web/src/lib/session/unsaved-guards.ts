/** The warnings about unsaved work in this tab, by the id of their component. */
export const guards = new Map<string, string>();

/** The words of the newest guard, or null when everything is saved. */
export const findGuardText = (): string | null => [...guards.values()].at(-1) ?? null;
