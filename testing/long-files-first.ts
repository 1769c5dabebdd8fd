import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Short files whose tests take long. Without figures of an earlier run, files begin in the order of their size: these would
 * be the last ones, and the other workers would wait for them.
 */
const longFiles = [
  'apps/server/src/test/cost/cost.test.ts',
  'apps/server/src/test/fuzz/fuzz.test.ts',
  'apps/server/src/test/made-up-files/made-up-files.test.ts',
  'apps/server/src/test/ownership/ownership.test.ts',
  'apps/server/src/features/auth/races.test.ts',
  'apps/server/src/features/import/read/compliance.test.ts',
  'apps/server/src/features/media/space-mix.test.ts',
];

const isLong = ({ moduleId }: TestSpecification): boolean => longFiles.some((path) => moduleId.endsWith(`/${path}`));

export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ofProjects = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...ofProjects.values()].flatMap((own) => [...own.filter(isLong), ...own.filter((file) => !isLong(file))]);
  }
}
