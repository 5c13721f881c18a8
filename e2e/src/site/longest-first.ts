import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Test sequencer: longest files first, so that workers finish at about the same time. */
const longest = [
  'platform-lifecycle-check',
  'platform-failures',
  'main-job',
  'ways-in',
  'accessible-user',
  'platform-rehearsal',
  'accessible-guest',
  'platform-open-pages',
  'platform-react-skew',
  'account-safety',
  'ways-to-apply',
  'slow-and-failing',
  'session-lost',
  'platform-dashboard',
  'accessible-translated',
  'my-jobs-in-step',
  'platform-local-remote',
  'hostile-input',
  'switch-locale',
  'passkey',
  'back-and-forward',
  'double-click',
  'keyboard',
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
