import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { describeFailure } from './tally.mjs';

type Errors = ReadonlyArray<{ message: string; stack?: string | undefined }>;

const join = (errors: Errors = []) => errors.map((error) => error.stack ?? error.message).join('\n');

/** The failures of a file: of its tests, and of hooks or loading. */
const listFailures = (module: TestModule, isNarrowed: boolean) => {
  const around = [module, ...module.children.allSuites()]
    .filter((part) => part.errors().length > 0)
    .map((part) => describeFailure(`${module.relativeModuleId} (outside of its tests)`, join(part.errors())));
  const tests = [...module.children.allTests()]
    .filter((test) => test.result().state === 'failed' || (test.result().state !== 'passed' && !isNarrowed))
    .map((test) => describeFailure(`${module.relativeModuleId} > ${test.fullName}`, join(test.result().errors)));
  return [...around, ...tests];
};

/** Writes the tally of a run to the file in `VITEST_TALLY`. A skipped test counts as failed, unless `-t` excluded it. */
export default class VitestTally implements Reporter {
  #isNarrowed = false;

  onInit(vitest: Vitest) {
    this.#isNarrowed = vitest.config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandled: Errors) {
    const path = process.env['VITEST_TALLY'];
    if (!path) return;
    const passed = modules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0);
    const stray = unhandled.map((error) => describeFailure('An error that no test caught', join([error])));
    const failures = modules.flatMap((module) => listFailures(module, this.#isNarrowed));
    writeFileSync(path, JSON.stringify({ passed, failures: [...failures, ...stray] }));
  }
}
