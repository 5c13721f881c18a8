import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test sequencer: longest files first, so that workers finish at about the same time. */
const longest = [
  'platform-failures',
  'main-job',
  'accessible-guest',
  'accessible-user',
  'platform-rehearsal',
  'platform-lifecycle-check',
  'platform-open-pages',
  'platform-react-skew',
  'slow-and-failing',
  'platform-dashboard',
  'platform-local-remote',
  'session-lost',
  'accessible-translated',
  'switch-locale',
  'hostile-input',
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
