/** The limit of devices of one person; the oldest is removed for a further one. */
export const PUSH_DEVICES_MAX = 20;
export const PUSH_ENDPOINT_MAX_LENGTH = 1500;
export const PUSH_TOKEN_MAX_LENGTH = 3000;
/** The limit before encryption; push services accept 4 KB after it. */
export const PUSH_PAYLOAD_MAX_BYTES = 3000;
