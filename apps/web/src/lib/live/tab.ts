import { createId } from '../api/create-id.ts';

/** Identifies this tab in its calls, so that it can skip the live events of its own changes. */
export const tabName = createId();
