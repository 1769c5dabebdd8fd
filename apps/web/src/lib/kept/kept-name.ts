/** The database of the kept store. In a file of its own, so that deleting it does not load the store's code. */
export const KEPT_DATABASE = 'pl-kept';
