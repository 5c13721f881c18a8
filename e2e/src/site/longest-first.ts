import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Begins with the files that take longest, so that neither worker ends long after the other. The rest as vitest orders it. */
const longest = [
  'accessible',
  'platform-failures',
  'platform-rehearsal',
  'platform-lifecycle-check',
  'main-job',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const index = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return index === -1 ? longest.length : index;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
