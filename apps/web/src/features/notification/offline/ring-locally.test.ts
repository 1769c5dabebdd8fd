// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { learnServerTime } from '../../../lib/time/server-clock.ts';
import { hasRung, rememberRings } from './past-rings.ts';
import { forgetEarlyRings } from './ring-locally.ts';
import { nameOfRing } from './ring-name.ts';

vi.mock(import('../../../lib/live/live.ts'), () => ({ onLiveEvent: () => () => undefined }));

const NOW = Date.UTC(2026, 10, 18, 12);
const nameAt = (seconds: number, remindBefore = false) =>
  nameOfRing({ note: { _id: 'rice' }, occurrenceAt: new Date(NOW + seconds * 1000).toISOString(), remindBefore });

beforeEach(() => localStorage.clear());

it('lets a reminder ring again at its time after a clock set forward rang it too early', async () => {
  rememberRings([nameAt(-60), nameAt(10), nameAt(3600), nameAt(3600, true)]);
  learnServerTime(new Date(NOW).toUTCString());
  await forgetEarlyRings();
  expect(hasRung(nameAt(3600))).toBe(false);
  // These rings count as on time.
  for (const name of [nameAt(-60), nameAt(10), nameAt(3600, true)]) expect(hasRung(name)).toBe(true);
});
