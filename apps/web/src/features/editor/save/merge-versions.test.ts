// @vitest-environment jsdom
import type { Media } from '@pinlife/contract/media/schema';
import { noteColors } from '@pinlife/contract/note/limits';
import type { ReminderMeta } from '@pinlife/contract/reminder/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftReminder } from '../../../entities/reminder/draft-reminder.ts';
import { emptyFields, type NoteFields } from '../draft/note-fields.ts';
import { mergeVersions, type Side, type Versions } from './merge-versions.ts';

const metaAt = (hour: number): ReminderMeta => ({
  selectedDateTime: new Date(Date.UTC(2026, 10, 17, hour)).toISOString(),
  timezone: 'Asia/Kolkata',
  remindBefore: 0,
  repeatType: 'Never',
  isRepeating: false,
  repeatEndType: 'NONE',
  repeatEndCount: 0,
  repeatEndDate: '',
  repeatEveryFrequency: 1,
  repeatEveryType: 'Day',
  repeatEveryWeekdays: [],
  repeatEveryMonth: '',
});
const reminder = (id: string | undefined, hour: number): DraftReminder => ({
  ...(id !== undefined && { _id: id }),
  meta: metaAt(hour),
  nextAt: metaAt(hour).selectedDateTime,
});
const media = (id: string): Media => ({ _id: id, filename: `${id}.png`, inline: false }) as Media;
const fields = (changes: Partial<NoteFields> = {}): NoteFields => ({ ...emptyFields, title: 'Curry', ...changes });
const hoursOf = ({ reminders }: NoteFields) =>
  reminders.map(({ meta }) => new Date(meta.selectedDateTime).getUTCHours());
const idsOf = (list: readonly { _id?: string }[]) => list.map(({ _id }) => _id);
const selfNote = { ...emptyFields.options, selfNote: true };

describe('two versions of one note', () => {
  it('keep a reminder that only the other side has added, with either side preferred', () => {
    const versions = {
      base: fields(),
      mine: fields({ content: '<p>Mine</p>' }),
      theirs: fields({ content: '<p>Other</p>', reminders: [reminder('r', 9)] }),
    };
    for (const side of ['mine', 'theirs'] as const) {
      const { merged, conflicts, kept } = mergeVersions(versions, side);
      expect(idsOf(merged.reminders)).toEqual(['r']);
      expect(conflicts).toEqual(['content']);
      expect(kept).toMatchObject([{ by: 'theirs', part: 'reminder', kind: 'added' }]);
    }
  });

  it('keep a reminder as in the preferred one if one has changed and the other removed it', () => {
    const base = fields({ reminders: [reminder('r', 9)] });
    const changed = fields({ reminders: [reminder('r', 10)] });
    const removedByMe = { base, mine: fields(), theirs: changed };
    expect(mergeVersions(removedByMe, 'mine').conflicts).toEqual(['reminder']);
    expect(hoursOf(mergeVersions(removedByMe, 'mine').merged)).toEqual([]);
    expect(hoursOf(mergeVersions(removedByMe, 'theirs').merged)).toEqual([10]);
    const removedByThem = { base, mine: changed, theirs: fields() };
    expect(mergeVersions(removedByThem, 'theirs').merged.reminders).toEqual([]);
    // The server has forgotten its id.
    expect(mergeVersions(removedByThem, 'mine').merged.reminders).toEqual([reminder(undefined, 10)]);
  });

  it('carry a reminder once that both have added alike', () => {
    const versions = {
      base: fields(),
      mine: fields({ reminders: [reminder(undefined, 9)] }),
      theirs: fields({ reminders: [reminder('r', 9)] }),
    };
    expect(mergeVersions(versions, 'mine')).toMatchObject({ merged: { reminders: [{ _id: 'r' }] }, conflicts: [] });
  });

  it('ask before a self note swallows a reminder that the other side has added', () => {
    const base = fields({ reminders: [reminder('a', 8)] });
    const versions = {
      base,
      mine: fields({ options: selfNote }),
      theirs: fields({ reminders: [reminder('a', 8), reminder('b', 9)] }),
    };
    expect(mergeVersions(versions, 'mine').conflicts).toEqual(['selfNote']);
    expect(mergeVersions(versions, 'mine').merged).toMatchObject({ options: { selfNote: true }, reminders: [] });
    expect(idsOf(mergeVersions(versions, 'theirs').merged.reminders)).toEqual(['a', 'b']);
    // Unchanged reminders cause no conflict.
    expect(mergeVersions({ ...versions, theirs: fields({ ...base, title: 'Other' }) }, 'theirs')).toMatchObject({
      merged: { title: 'Other', options: { selfNote: true }, reminders: [] },
      conflicts: [],
    });
  });

  it('keep the reminders of a note that stops being a self note', () => {
    const base = fields({ options: selfNote });
    const mine = fields({ reminders: [reminder(undefined, 9)] });
    const { merged, conflicts } = mergeVersions({ base, mine, theirs: { ...base, title: 'Other' } }, 'theirs');
    expect({ hours: hoursOf(merged), conflicts }).toEqual({ hours: [9], conflicts: [] });
  });

  it('lose no media and no reminders of either if the common base is unknown', () => {
    const versions = {
      base: null,
      mine: fields({ title: 'Mine', media: [media('1'), media('2')], reminders: [reminder('r', 9)] }),
      theirs: fields({ title: 'Other', media: [media('2'), media('3')], reminders: [reminder('s', 10)] }),
    };
    const { merged, conflicts } = mergeVersions(versions, 'mine');
    expect(conflicts).toEqual(['title']);
    expect([merged.title, idsOf(merged.media), hoursOf(merged)]).toEqual(['Mine', ['2', '3', '1'], [10, 9]]);
  });
});

const anyFields = fc.record({
  title: fc.constantFrom('Curry', 'Rice', 'Tea'),
  content: fc.constantFrom('', '<p>One</p>', '<p>Two</p>'),
  options: fc.record({
    color: fc.constantFrom(...noteColors.slice(0, 3).map(({ value }) => value)),
    passion: fc.boolean(),
    location: fc.constantFrom('', 'Kochi', 'Munnar'),
    selfNote: fc.constant(false),
  }),
  reminders: fc.uniqueArray(
    fc
      .record({ id: fc.constantFrom('a', 'b', 'c', 'd'), hour: fc.integer({ min: 1, max: 4 }) })
      .map(({ id, hour }) => reminder(id, hour)),
    { selector: ({ _id }) => _id },
  ),
  media: fc.uniqueArray(fc.constantFrom('1', '2', '3', '4').map(media), { selector: ({ _id }) => _id }),
});
const anyVersions: fc.Arbitrary<Versions> = fc.record({ base: anyFields, mine: anyFields, theirs: anyFields });
const anySide = fc.constantFrom<Side>('mine', 'theirs');

const values = (version: NoteFields): Record<string, unknown> => ({
  ...{ title: version.title, content: version.content },
  ...version.options,
  ...Object.fromEntries(version.media.map(({ _id }) => [`media ${_id}`, true])),
  ...Object.fromEntries(version.reminders.map(({ _id, meta }) => [`reminder ${_id}`, meta.selectedDateTime])),
});

/** Spelling costs a parser, and these texts have one only. */
const mergePlain = (versions: Versions, side: Side) => mergeVersions(versions, side, Object.is);

describe('any two versions of any note', () => {
  it('take each value that only one side has changed, with either side preferred', () => {
    fc.assert(
      fc.property(anyVersions, anySide, ({ base, mine, theirs }, side) => {
        const { merged } = mergePlain({ base, mine, theirs }, side);
        const [before, own, other, after] = [base ?? mine, mine, theirs, merged].map(values) as [V, V, V, V];
        // A reminder that is added again has no id.
        const isAnew = merged.reminders.some(({ _id }) => _id === undefined);
        for (const key of new Set([...Object.keys(own), ...Object.keys(other), ...Object.keys(before)])) {
          if (isAnew && key.startsWith('reminder')) continue;
          if (own[key] === before[key]) expect([key, after[key]]).toEqual([key, other[key]]);
          else if (other[key] === before[key]) expect([key, after[key]]).toEqual([key, own[key]]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('both choices give the same note if nothing is asked', () => {
    fc.assert(
      fc.property(anyVersions, anySide, (versions, side) => {
        const { conflicts, merged } = mergePlain(versions, side);
        if (conflicts.length > 0) return;
        const other = mergePlain(versions, side === 'mine' ? 'theirs' : 'mine');
        expect(other.merged).toEqual(merged);
      }),
    );
  });

  it('one that was left alone gives way to the other entirely', () => {
    fc.assert(
      fc.property(anyFields, anyFields, anySide, (base, changed, side) => {
        const byThem = mergePlain({ base, mine: base, theirs: changed }, side);
        expect(values(byThem.merged)).toEqual(values(changed));
        const byMe = mergePlain({ base, mine: changed, theirs: base }, side);
        expect(byMe.conflicts).toEqual([]);
        expect(hoursOf(byMe.merged).sort()).toEqual(hoursOf(changed).sort());
        expect(idsOf(byMe.merged.media).sort()).toEqual(idsOf(changed.media).sort());
      }),
    );
  });

  it('each difference to the base is asked for or listed', () => {
    fc.assert(
      fc.property(anyVersions, ({ base, mine, theirs }) => {
        const { conflicts, kept } = mergePlain({ base, mine, theirs }, 'mine');
        const named = new Set<string>([...conflicts, ...kept.map(({ part }) => part)]);
        const [own, other] = [values(mine), values(theirs)];
        for (const key of new Set([...Object.keys(own), ...Object.keys(other)])) {
          const part = key.split(' ')[0] ?? key;
          if (own[key] !== other[key]) expect([...named]).toContain(part);
        }
      }),
    );
  });
});

type V = Record<string, unknown>;
