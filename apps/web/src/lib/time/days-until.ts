import { DAY_MS } from '@pinlife/contract/durations';
import { findKnownTime } from './known-time.ts';

/** The known time may be inexact by this much, because the server sends whole seconds. */
const INEXACT_MS = 5000;

/** Days until an instant, rounded up: 7 if the server has just granted seven days. */
export const countDaysUntil = (at: number): number =>
  Math.max(0, Math.ceil((at - findKnownTime() - INEXACT_MS) / DAY_MS));
