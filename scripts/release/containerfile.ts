import { Problem } from '../lib/problem.mjs';

/** The part of an image's configuration for running containers; its names are those of the format. */
type RunConfig = {
  User: string;
  Env: string[];
  WorkingDir: string;
  Volumes: Record<string, object>;
  ExposedPorts: Record<string, object>;
  StopSignal: string;
  Entrypoint: string[];
  Cmd: string[];
  /** Only in Docker's format. Times are in nanoseconds. */
  Healthcheck: { Test: string[]; Interval: number; Timeout: number; StartPeriod: number; Retries: number };
};

export type Recipe = {
  /** Shell commands on the base. */
  commands: string[];
  /** The folder's path in the image. */
  place: string;
  config: RunConfig;
};

const NANOSECONDS = 1_000_000_000;
const SEARCH_PATH = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** Throws on unknown instructions, so that both image builds stay equal. */
export const readContainerfile = (text: string): Recipe => {
  const recipe: { commands: string[]; place: string; config: Partial<RunConfig> } = {
    commands: [],
    place: '',
    config: { Env: [SEARCH_PATH] },
  };
  const { config } = recipe;
  const steps: Record<string, (rest: string) => void> = {
    ARG: () => {},
    FROM: () => {},
    RUN: (rest) => recipe.commands.push(rest),
    COPY: (rest) => {
      recipe.place = rest.split(' ').at(-1) ?? '';
    },
    ENV: (rest) => config.Env?.push(...rest.split(' ')),
    USER: (rest) => Object.assign(config, { User: rest }),
    WORKDIR: (rest) => Object.assign(config, { WorkingDir: rest }),
    VOLUME: (rest) => Object.assign(config, { Volumes: Object.fromEntries(readList(rest).map((name) => [name, {}])) }),
    EXPOSE: (rest) => Object.assign(config, { ExposedPorts: { [`${rest}/tcp`]: {} } }),
    STOPSIGNAL: (rest) => Object.assign(config, { StopSignal: rest }),
    HEALTHCHECK: (rest) => Object.assign(config, { Healthcheck: readHealthcheck(rest) }),
    ENTRYPOINT: (rest) => Object.assign(config, { Entrypoint: readList(rest) }),
    CMD: (rest) => Object.assign(config, { Cmd: readList(rest) }),
  };
  for (const line of text.split('\n').filter((entry) => entry !== '' && !entry.startsWith('#'))) {
    const [, word = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    const step = steps[word];
    if (!step)
      throw new Problem(`scripts/release/containerfile.ts does not know this line of the Containerfile: ${line}`);
    step(rest);
  }
  return { ...recipe, config: config as RunConfig };
};

const readList = (text: string): string[] => JSON.parse(text);

const readHealthcheck = (text: string): RunConfig['Healthcheck'] => {
  const figure = (name: string) => Number(new RegExp(`--${name}=(\\d+)`).exec(text)?.[1]);
  return {
    Test: ['CMD', ...readList(text.slice(text.indexOf('CMD ') + 'CMD '.length))],
    Interval: figure('interval') * NANOSECONDS,
    Timeout: figure('timeout') * NANOSECONDS,
    StartPeriod: figure('start-period') * NANOSECONDS,
    Retries: figure('retries'),
  };
};
