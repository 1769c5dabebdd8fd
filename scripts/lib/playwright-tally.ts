import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { describeFailure } from './tally.mjs';

const join = (errors: TestError[]) =>
  stripVTControlCharacters(errors.map((error) => error.stack ?? error.message ?? '').join('\n'));

const describeTest = (test: TestCase) =>
  describeFailure(test.titlePath().filter(Boolean).join(' > '), join(test.results.flatMap((result) => result.errors)));

/** Writes the tally of a run to the file in `PLAYWRIGHT_TALLY`. A skipped test counts as failed. */
export default class PlaywrightTally implements Reporter {
  #tests: TestCase[] = [];
  #strays: string[] = [];

  onBegin(_config: unknown, suite: Suite) {
    this.#tests = suite.allTests();
  }

  onError(error: TestError) {
    this.#strays.push(describeFailure('An error outside of the tests', join([error])));
  }

  onEnd() {
    const path = process.env['PLAYWRIGHT_TALLY'];
    if (!path) return;
    const failed = this.#tests.filter((test) => test.outcome() !== 'expected');
    const passed = this.#tests.length - failed.length;
    writeFileSync(path, JSON.stringify({ passed, failures: [...failed.map(describeTest), ...this.#strays] }));
  }
}
