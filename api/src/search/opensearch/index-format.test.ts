import { createHash } from 'node:crypto';
import { countries } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { salaryLadderOf } from '../../config-lists/index.ts';
import { aliasOf, indexBody } from './index-format.ts';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

it('has another number where the mapping or the ladders of pay are other ones, which no comparison finds', () => {
  const ladders = countries.map(({ key }) => [key, salaryLadderOf(key)]);
  // After a change: count up `format` in `index-format.ts`, then write both here.
  expect({ alias: aliasOf({ urls: [], prefix: 'site' }, 'my'), hash: hashOf([indexBody, ladders]) }).toEqual({
    alias: 'site-jobs-5-my',
    hash: '0a61eb3f6cec740f',
  });
});
