import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { GB_BYTES, QUOTA_MAX_BYTES } from '@pinlife/contract/media/limits';
import { type SignupRule, signupRules } from '@pinlife/contract/operator/limits';
import { z } from 'zod';

/** A bucket of Amazon, or of the service at `endpoint`. */
export type S3Options = {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  /** Without credentials, the machine's IAM role is used. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** The number of proxies in front, or their addresses and networks; false: none. */
export type TrustedProxies = false | number | readonly string[];

export type BackupTime = { hour: number; minute: number };
/** How many of the newest days, weeks and months keep one backup each. */
export type BackupKeep = { days: number; weeks: number; months: number };
/** Nightly backups. */
export type BackupOptions = { folder: string; at: BackupTime; keep: BackupKeep };

/** An OpenID Connect provider. */
export type OidcOptions = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** The name of the provider on the login page. */
  name: string;
  /** Whether an unknown person gets an account. */
  isSignupOn: boolean;
  /** Whether the provider is the only way to log in. */
  isOnly: boolean;
};

/** An error with a sentence for the person who starts the app. */
export class ConfigError extends Error {}

const DEFAULT_PORT = 8080;

const blankIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema.optional());

const url = (protocols: RegExp, example: string) =>
  z.url({ protocol: protocols, error: `must be an address such as ${example}` });

const port = z.coerce
  .number('must be a number between 0 and 65535')
  .int('must be a number between 0 and 65535')
  .min(0, 'must be a number between 0 and 65535')
  .max(65_535, 'must be a number between 0 and 65535');

const factor = z.coerce.number('must be a number from 1').min(1, 'must be a number from 1');

/** Whether it is an address, or a network such as `10.0.0.0/8`. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
};

/** The number of proxies in front, or their addresses. `true` would accept forged X-Forwarded-For entries. */
const trustProxy = z
  .string()
  .transform((value): TrustedProxies => {
    if (value === 'false' || value === '0') return false;
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((network) => network.trim());
  })
  .refine((trusted) => typeof trusted !== 'object' || trusted.every(isNetwork), {
    error:
      'must be the number of proxies in front (1 for one), or their addresses such as 10.0.0.7, 192.168.0.0/16; ' +
      'true would let visitors invent theirs',
  });

/** `push.example.org:8443, 10.0.0.7:443`. */
const hostList = z
  .string()
  .transform((value) => value.split(',').map((host) => host.trim().toLowerCase()))
  .refine((hosts) => hosts.every((host) => /^[^\s/@]+:\d+$/.test(host)), 'must be a list such as push.lan:8443');

const quotaGb = z.coerce
  .number('must be a number of GB such as 10 or 0.5')
  .positive('must be a number of GB such as 10 or 0.5')
  .max(QUOTA_MAX_BYTES / GB_BYTES, 'must be a smaller number of GB');

const backupAt = z
  .string()
  .regex(/^([01]?\d|2[0-3]):[0-5]\d$/, 'must be a time such as 03:30')
  .transform((value): BackupTime => {
    const [hour = 0, minute = 0] = value.split(':').map(Number);
    return { hour, minute };
  });

const backupKeep = z
  .string()
  .regex(/^\d{1,3}d,\d{1,3}w,\d{1,3}m$/, 'must be days, weeks and months such as 7d,4w,6m')
  .transform((value): BackupKeep => {
    const [days = 0, weeks = 0, months = 0] = value.split(',').map((part) => Number.parseInt(part, 10));
    return { days, weeks, months };
  });

/** http is allowed only for localhost, because tokens could be read. */
const oidcIssuer = url(/^https?$/, 'https://login.example.org').refine(
  (value) => !value.startsWith('http:') || isLoopback(new URL(value).hostname),
  'must be an https address; http is for this machine alone',
);

const statementKinds = ['named', 'unnamed'] as const;
const switches = ['on', 'off'] as const;
const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

const environmentSchema = z.object({
  PORT: optional(port),
  HOST: optional(z.string()),
  PUBLIC_URL: optional(url(/^https?$/, 'https://pins.example.org')),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(url(/^postgres(ql)?$/, 'postgres://user:password@host/pinlife')),
  DATABASE_DIRECT_URL: optional(url(/^postgres(ql)?$/, 'postgres://user:password@host/pinlife')),
  DATABASE_BATCHING: optional(z.enum(switches, `must be one of ${switches.join(', ')}`)),
  DATABASE_STATEMENTS: optional(z.enum(statementKinds, `must be one of ${statementKinds.join(', ')}`)),
  SMTP_URL: optional(url(/^smtps?$/, 'smtp://user:password@mail.example.org:587')),
  MAIL_FROM: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ENDPOINT: optional(url(/^https?$/, 'https://s3.example.org')),
  S3_REGION: optional(z.string()),
  AWS_ACCESS_KEY_ID: optional(z.string()),
  AWS_SECRET_ACCESS_KEY: optional(z.string()),
  APP_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  TRUST_PROXY: optional(trustProxy),
  RATE_LIMIT_FACTOR: optional(factor),
  SIGNUP: optional(z.enum(signupRules, `must be one of ${signupRules.join(', ')}`)),
  QUOTA_GB: optional(quotaGb),
  SUPPORT_EMAIL: optional(z.email('must be an e-mail address')),
  VAPID_PUBLIC_KEY: optional(z.string()),
  VAPID_PRIVATE_KEY: optional(z.string()),
  PUSH_ALLOW_HOSTS: optional(hostList),
  BACKUP_DIR: optional(z.string()),
  BACKUP_AT: optional(backupAt),
  BACKUP_KEEP: optional(backupKeep),
  OCR: optional(z.enum(switches, `must be one of ${switches.join(', ')}`)),
  OIDC_ISSUER: optional(oidcIssuer),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string().trim().max(60, 'must have at most 60 characters')),
  OIDC_SIGNUP: optional(z.enum(switches, `must be one of ${switches.join(', ')}`)),
  OIDC_ONLY: optional(z.enum(switches, `must be one of ${switches.join(', ')}`)),
  METRICS_PORT: optional(port),
  LOG_LEVEL: optional(z.enum(logLevels, `must be one of ${logLevels.join(', ')}`)),
});

export type Config = {
  port: number;
  host: string;
  /** The base URL of the app, without a slash at the end. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** A direct connection for LISTEN, locks and backups, if `databaseUrl` is a pooler. */
  databaseDirectUrl: string | undefined;
  /** Whether statements are prepared; not every pooler supports that. */
  databaseStatements: (typeof statementKinds)[number];
  /** Off: each statement is sent alone, with the same answers. */
  databaseBatching: (typeof switches)[number];
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The bucket for media; without one, media are stored in the data folder. */
  s3: S3Options | undefined;
  appSecret: string | undefined;
  trustProxy: TrustedProxies;
  /** Multiplies how often each person may search, upload, read media and export. */
  rateLimitFactor: number;
  /** The rule for signing up; without it operators decide. */
  signup: SignupRule | undefined;
  /** The default quota; without it operators decide. */
  quotaBytes: number | undefined;
  /** Without it the support link explains whom to ask. */
  supportEmail: string | null;
  vapid: { publicKey: string; privateKey: string } | undefined;
  /** Push services that are allowed on private addresses, as host:port. */
  pushAllowHosts: readonly string[];
  /** Without it there are no nightly backups. */
  backups: BackupOptions | undefined;
  /** Off: no text is recognised in pictures. */
  ocr: (typeof switches)[number];
  /** An OpenID Connect provider for logins. */
  oidc: OidcOptions | undefined;
  /** Without it there are no metrics. */
  metricsPort: number | undefined;
  logLevel: (typeof logLevels)[number];
};

export const loadConfig = (environment: NodeJS.ProcessEnv = process.env, defaultDataDir = 'data'): Config => {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const env = parsed.data;
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL) {
    throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL: name the pooler there.');
  }
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (Boolean(publicKey) !== Boolean(privateKey)) {
    throw new ConfigError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY belong together: set both or neither.');
  }
  return {
    port: env.PORT ?? DEFAULT_PORT,
    host: env.HOST ?? '127.0.0.1',
    publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT ?? DEFAULT_PORT}`).replace(/(?<!\/)\/+$/, ''),
    dataDir: resolve(env.DATA_DIR ?? defaultDataDir),
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseStatements: env.DATABASE_STATEMENTS ?? (env.DATABASE_DIRECT_URL ? 'unnamed' : 'named'),
    databaseBatching: env.DATABASE_BATCHING ?? 'on',
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'PinLife <no-reply@localhost>',
    s3: readS3(env),
    appSecret: env.APP_SECRET,
    trustProxy: env.TRUST_PROXY ?? false,
    rateLimitFactor: env.RATE_LIMIT_FACTOR ?? 1,
    signup: env.SIGNUP,
    quotaBytes: env.QUOTA_GB === undefined ? undefined : Math.max(1, Math.round(env.QUOTA_GB * GB_BYTES)),
    supportEmail: env.SUPPORT_EMAIL ?? null,
    vapid: publicKey && privateKey ? { publicKey, privateKey } : undefined,
    pushAllowHosts: env.PUSH_ALLOW_HOSTS ?? [],
    backups: env.BACKUP_DIR
      ? {
          folder: resolve(env.BACKUP_DIR),
          at: env.BACKUP_AT ?? { hour: 3, minute: 30 },
          keep: env.BACKUP_KEEP ?? { days: 7, weeks: 4, months: 6 },
        }
      : undefined,
    ocr: env.OCR ?? 'on',
    oidc: readOidc(env),
    metricsPort: env.METRICS_PORT,
    logLevel: env.LOG_LEVEL ?? 'info',
  };
};

/** The only variable that a child process needs: a release contains a library that Node is linked to. */
export const findLibraryPath = (): { LD_LIBRARY_PATH?: string } => {
  const path = process.env['LD_LIBRARY_PATH'];
  return path === undefined ? {} : { LD_LIBRARY_PATH: path };
};

const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);

const readOidc = (env: z.output<typeof environmentSchema>): OidcOptions | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  if (!issuer && !clientId && !clientSecret) {
    if (env.OIDC_ONLY === 'on') throw new ConfigError('OIDC_ONLY needs OIDC_ISSUER: nobody could log in.');
    return undefined;
  }
  if (!issuer || !clientId || !clientSecret) {
    throw new ConfigError('OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: set all or none.');
  }
  return {
    issuer,
    clientId,
    clientSecret,
    name: env.OIDC_NAME ?? new URL(issuer).hostname,
    isSignupOn: env.OIDC_SIGNUP !== 'off',
    isOnly: env.OIDC_ONLY === 'on',
  };
};

const DEFAULT_REGION = 'us-east-1';

const readS3 = (env: z.output<typeof environmentSchema>): S3Options | undefined => {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, AWS_ACCESS_KEY_ID: accessKeyId } = env;
  const { AWS_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint && !bucket) throw new ConfigError('S3_ENDPOINT needs S3_BUCKET: name the bucket that holds the media.');
  if (!bucket) return undefined;
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new ConfigError('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY belong together: set both or neither.');
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, endpoint, region: env.S3_REGION ?? DEFAULT_REGION, credentials };
};
