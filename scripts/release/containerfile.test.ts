import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fromRoot } from '../lib/paths.mjs';
import { readContainerfile } from './containerfile.ts';

it('defines an image that is not root, keeps one volume and has a health check', () => {
  const { commands, place, config } = readContainerfile(readFileSync(fromRoot('Containerfile'), 'utf8'));
  expect(place).toBe('/opt/pinlife');
  expect(commands).toHaveLength(1);
  expect(config).toEqual({
    User: '10001:10001',
    Env: expect.arrayContaining(['DATA_DIR=/data', 'HOST=0.0.0.0', 'PORT=8080']),
    WorkingDir: '/data',
    Volumes: { '/data': {} },
    ExposedPorts: { '8080/tcp': {} },
    StopSignal: 'SIGTERM',
    Entrypoint: ['/opt/pinlife/pinlife'],
    Cmd: ['all'],
    Healthcheck: {
      Test: ['CMD', '/opt/pinlife/pinlife', 'health'],
      Interval: 30e9,
      Timeout: 5e9,
      StartPeriod: 60e9,
      Retries: 3,
    },
  });
});

it('refuses lines that it does not know', () => {
  expect(() => readContainerfile('FROM a\nSHELL ["/bin/bash"]')).toThrow('does not know this line');
});
