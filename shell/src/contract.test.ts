import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import contract from '../remote.contract.ts';

const versionOf = (name: string): string => createRequire(import.meta.url)(`${name}/package.json`).version;

it('the shell provides what it is built with: the gate and every remote go by what it says', () => {
  expect(contract.provides).toEqual({
    shared: versionOf('@jobharbor/shared'),
    react: versionOf('react'),
  });
});
