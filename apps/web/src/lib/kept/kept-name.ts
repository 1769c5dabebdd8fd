/** The database of the kept store. Whoever deletes it needs no more of its code. */
export const KEPT_DATABASE = 'pl-kept';
