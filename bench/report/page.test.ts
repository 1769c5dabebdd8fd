import { describe, expect, it } from 'vitest';
import { escapeText } from '../../scripts/lib/markup.ts';
import { compareWith } from '../row.ts';
import { makeResult, makeRow } from '../test/make-row.ts';
import { drawMargins } from './margin-plot.ts';
import { writePage } from './page.ts';
import { drawPicture } from './picture.ts';
import { placeMargin } from './scale.ts';

describe('the plots', () => {
  it('put the goal in the middle and each doubling one step further', () => {
    expect(placeMargin(1)).toBe(0.5);
    expect(placeMargin(2)).toBe(0.625);
    expect(placeMargin(1 / 4)).toBe(0.25);
  });

  it('keep values far beyond the scale at its end', () => {
    expect(placeMargin(Number.POSITIVE_INFINITY)).toBe(1);
    expect(placeMargin(1e-9)).toBe(0);
  });

  it('describe their pins in words', () => {
    const drawn = drawMargins([makeRow({ work: 'start', ours: [200] })]);
    expect(drawn).toContain('aria-label="start: 2.00, goal at most 1"');
    expect(drawn).toContain('data-verdict="missed"');
    expect(drawn).toContain('cx="37.50%"');
  });

  it('escape markup', () => {
    expect(escapeText('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;');
    expect(drawPicture([makeRow({ work: '<b>' })])).toContain('&lt;b&gt;');
  });
});

describe('the page', () => {
  const earlier = makeResult([makeRow({ work: 'start', ours: [80] })], '2026-11-14T12:00:00.000Z');
  const page = writePage(makeResult([makeRow({ work: 'start' }), makeRow({ work: 'end', ours: [300] })]), [earlier]);

  it('counts the goals, names the missed ones, and shows machine and load', () => {
    expect(page).toContain('<strong>1</strong> of 2 goals met');
    expect(page).toMatch(/<div class="missed">.*end <strong>3\.00<\/strong>, at most 1/s);
    expect(page).toContain('2 x Test, 4 GiB, linux');
    expect(page).toContain('0.10 before, 1.90 after');
  });

  it('draws other programs only if they ran at the same time', () => {
    expect(page).not.toContain('Others, operations a second');
    const beside = compareWith(
      { topic: 'peers', work: 'times Another: create', unit: 'per second', ours: [300, 300] },
      { rounds: [100, 100], note: 'Another 1.0' },
      { is: 'at least', ratio: 3 },
    );
    const withOthers = writePage(makeResult([{ ...makeRow(), ...beside }]));
    expect(withOthers).toContain('aria-label="PinLife: 300/s"');
    expect(withOthers).toContain('aria-label="Another 1.0: 100/s"');
  });

  it('shows how a row went since the results before', () => {
    expect(page).toContain('aria-label="start: 0.80, 0.50"');
    expect(page).not.toContain('aria-label="end: 3.00"');
  });

  it('loads nothing from elsewhere', () => {
    expect(page).not.toMatch(/<(script|link|img|iframe)\b/);
    expect(page).not.toMatch(/url\((?!["']?data:)/);
  });
});
