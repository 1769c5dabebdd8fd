import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Installs a Debian package, on Debian and as root; returns whether it is installed now. */
export const installPackage = (name: string): boolean => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  return (
    succeeds('apt-get', ['install', '-y', '-qq', name]) ||
    (succeeds('apt-get', ['update', '-qq']) && succeeds('apt-get', ['install', '-y', '-qq', name]))
  );
};

export const succeeds = (program: string, parts: readonly string[]): boolean => {
  try {
    execFileSync(program, parts, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};
