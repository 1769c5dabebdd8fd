import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFull } from '../testing/fault-figures.ts';
import { PEOPLE, wordsOf } from './support/outbox-server.ts';
import { anyCommand, createWorld } from './support/outbox-world.ts';

/**
 * The race machine: two tabs and a phone, used by two people. Each command moves one of them a step further. It tests the
 * rules of the outbox (`queue/plan.ts`, `queue/rules.ts`) with a store and a server in memory.
 */
const RUNS = isFull ? 100_000 : 400;

it('loses, doubles, mixes up and misdirects nothing, with any tabs, people, clocks, networks, databases, backups', {
  timeout: 1_200_000,
}, () => {
  fc.assert(
    fc.property(fc.array(anyCommand, { minLength: 10, maxLength: 100 }), (commands) => {
      const world = createWorld();
      for (const command of commands) world.run(command);
      expect(world.finish()).toBe(false);
      for (const person of PEOPLE) {
        const note = world.getNote(person);
        const comments = note.comments.map(({ content }) => content);
        const there = [...wordsOf(note), ...comments];
        expect(new Set(there).size).toBe(there.length);
        expect(there.filter((what) => !what.startsWith(person))).toEqual([]);
        const lost = [...world.saved].filter(([what, of]) => of === person && !there.includes(what));
        expect(lost).toEqual([]);
        for (const tab of ['0', '1', '2']) {
          const ofTab = comments.filter((content) => content.endsWith(tab));
          expect(ofTab).toEqual(ofTab.toSorted());
        }
      }
    }),
    { numRuns: RUNS },
  );
});
