import { expect, it } from 'vitest';
import { checkStorage, findOwnerlessDrafts } from './house-checks.ts';
import { readSources } from './read-sources.ts';

const sources = await readSources('{shell,shared,mfe-*}/src/**/*.{ts,tsx}');

/** Files that get their storage keys from another file. */
const keyless = [
  'shell/src/features/mount-remote/guard-page.ts',
  'mfe-chat/src/common/outbox/outbox-storage.ts',
  'shell/src/features/clear-device-data/clear-device-data.ts',
  'shell/src/features/clear-device-data/separate-accounts.ts',
  'shared/src/contracts/browser/device-storage.ts',
];

it('names an owner for everything that pages keep in a browser, and nothing that they do not', () => {
  const { unnamed, unused } = checkStorage(sources.filter(([file]) => !keyless.includes(file)));
  expect(unnamed).toEqual([]);
  expect(unused).toEqual(['jh-person']);
});

it('keeps each draft by the id of its person', () => {
  const ownerless = findOwnerlessDrafts(sources.filter(([file]) => !file.endsWith('forms/drafts.ts')));
  // A suspended person is not signed in, and who writes a reference has no account: the draft is the visitor's.
  expect(ownerless.sort()).toEqual([
    'mfe-auth/src/features/appeal-suspension/appeal-form.tsx',
    'mfe-profile/src/features/write-reference/write-form.tsx',
  ]);
});
