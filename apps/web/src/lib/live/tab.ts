import { createId } from '../api/create-id.ts';

/** Names this tab in its calls, so that it knows its own changes when it hears of them. */
export const tabName = createId();
