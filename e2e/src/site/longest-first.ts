import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test sequencer: longest files first, so that workers finish at about the same time. */
const longest = [
  'platform-lifecycle-check',
  'platform-failures',
  'main-job',
  'accessible-user',
  'accessible-guest',
  'ways-in',
  'platform-rehearsal',
  'platform-react-skew',
  'platform-open-pages',
  'account-safety',
  'ways-to-apply',
  'session-lost',
  'slow-and-failing',
  'accessible-translated',
  'my-jobs-in-step',
  'platform-local-remote',
  'hostile-input',
  'platform-dashboard',
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
