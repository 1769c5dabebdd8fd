import { errorSentence } from '@pinlife/contract/errors';
import { ConfigError } from '../config.ts';
import { EmbeddedPostgresError } from '../db/embedded.ts';
import { AppError } from '../platform/error/app-error.ts';
import { ArchiveDamaged } from '../platform/tar/header.ts';

const sentenceErrors = [ConfigError, EmbeddedPostgresError, ArchiveDamaged];

/** The reason of a failed command: a sentence where the error has one, otherwise its trace. */
export const explain = (error: unknown): string => {
  if (error instanceof AppError) return errorSentence(error.code);
  if (!(error instanceof Error)) return String(error);
  if (sentenceErrors.some((kind) => error instanceof kind)) return error.message;
  if (isAddressInUse(error)) return `Port ${error.port} is already in use: stop the other program or set PORT.`;
  // An error of the system names its file or address; a line of code says no more.
  return 'syscall' in error ? error.message : (error.stack ?? error.message);
};

const isAddressInUse = (error: Error): error is Error & { port: number } =>
  'code' in error && error.code === 'EADDRINUSE';
