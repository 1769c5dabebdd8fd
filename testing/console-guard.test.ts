import { describe, expect, it } from 'vitest';
import { listConsoleFaults } from './console-faults.ts';
import { expectConsole } from './console-guard.ts';

describe('the console guard', () => {
  it('accepts a declared message', () => {
    expectConsole('warn', /^the cat sat on 2 mats Error: torn/);
    console.warn('the %s sat on %d mats', 'cat', 2, new Error('torn'));
  });

  it('reports a message that was not declared', () => {
    expect(listConsoleFaults([{ level: 'error', text: 'boom' }], [])).toEqual(['unexpected console error: boom']);
  });

  it('reports a message of another level than declared', () => {
    const faults = listConsoleFaults([{ level: 'error', text: 'boom' }], [{ level: 'warn', pattern: /boom/ }]);
    expect(faults).toEqual(['unexpected console error: boom', 'missing console warn: /boom/']);
  });

  it('reports a declared message that never appeared', () => {
    expect(listConsoleFaults([], [{ level: 'warn', pattern: /boom/ }])).toEqual(['missing console warn: /boom/']);
  });

  it('does not demand an optional message', () => {
    const allowed = [{ level: 'warn', pattern: /boom/, mayBeMissing: true }];
    expect(listConsoleFaults([], allowed)).toEqual([]);
    expect(listConsoleFaults([{ level: 'warn', text: 'boom' }], allowed)).toEqual([]);
  });
});
