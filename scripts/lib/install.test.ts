import { describe, expect, it } from 'vitest';
import { explainInstall } from './install.mjs';

describe('a failed install', () => {
  it.each([
    ['npm error code ENOTFOUND', 'the npm registry cannot be reached'],
    ['npm error code ENOSPC', 'the disk is full'],
    ['npm error code EACCES', 'may not write to this folder'],
    ['npm error `npm ci` can only install packages when', 'package.json and package-lock.json disagree'],
    ['npm error code EINTEGRITY', 'a downloaded package is damaged'],
  ])('is explained in one sentence: %s', (output, sentence) => {
    const explained = explainInstall(output);
    expect(explained).toContain(sentence);
    expect(explained).not.toContain('\n');
  });

  it('shows the end of what npm said when the cause is not known', () => {
    expect(explainInstall('npm error code EWHATEVER\nnpm error odd')).toContain('npm error odd');
  });
});
