import { expect, it } from 'vitest';
import { versionOf } from './version-of.ts';

it('a release that is built again has its version, and with other content or by another signer another one', () => {
  const built = { base: '1.0.0', parts: ['index.js', Buffer.from('code')], signer: 'key a' };
  expect(versionOf(built)).toMatch(/^1\.0\.0-[0-9a-f]{12}$/);
  expect(versionOf({ ...built, parts: [...built.parts] })).toBe(versionOf(built));
  const others = [
    built,
    { ...built, parts: ['index.js', 'other code'] },
    { ...built, signer: 'key b' },
    { ...built, signer: null },
  ];
  expect(new Set(others.map(versionOf)).size).toBe(others.length);
});
