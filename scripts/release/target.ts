/** The kinds of machine of a release, with the names of npm and of Debian. */
export type Target = { platform: 'linux-x64' | 'linux-arm64'; cpu: 'x64' | 'arm64'; debian: 'amd64' | 'arm64' };

export const targets: readonly Target[] = [
  { platform: 'linux-x64', cpu: 'x64', debian: 'amd64' },
  { platform: 'linux-arm64', cpu: 'arm64', debian: 'arm64' },
];

export const isThisMachine = ({ platform }: Target): boolean => platform === `${process.platform}-${process.arch}`;
