import ICAL from 'ical.js';

/** A component of jCal (RFC 7265): its name, its properties, its components. */
export type Component = [name: string, properties: Property[], components: Component[]];
export type Property = [name: string, parameters: Record<string, string>, type: string, ...values: unknown[]];

/** Excludes the blank with which a continued line begins: together 75 octets at most. */
ICAL.foldLength = 74;

/** Escapes and folds a component. */
export const writeComponent = (component: Component): string => ICAL.stringify(component);

/** An instant, in UTC. */
export const formatInstant = (at: Date): string => `${formatWall(at.getTime())}Z`;

export const formatWall = (ms: number): string => new Date(ms).toISOString().slice(0, 19);
