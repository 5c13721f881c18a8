import { expect, it } from 'vitest';
import { readProviderName } from './provider-name.ts';

it('reads the name, without what is too long for one', () => {
  const told = { name: { firstName: ' Mei ', lastName: 'L'.repeat(60) }, email: 'boss@example.com' };
  expect(readProviderName(JSON.stringify(told))).toEqual({ firstName: 'Mei', lastName: 'L'.repeat(50) });
});

it('takes a dot in a field that a provider requires for no name', () => {
  const told = { name: { firstName: 'Sukarno', lastName: '.' } };
  expect(readProviderName(JSON.stringify(told))).toEqual({ firstName: 'Sukarno', lastName: '' });
});

it.each([null, '', 'no JSON', 'null', '{"name":null}', '{"name":{"firstName":7,"lastName":"Lin"}}'])(
  'reads no name of %s',
  (text) => expect(readProviderName(text)).toEqual({}),
);
