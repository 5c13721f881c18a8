import { expect, it } from 'vitest';
import { networkOf, wideNetworkOf } from './network-of.ts';

it.each([
  ['192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.0/24'],
  ['2001:db8:a:b:1::2', '2001:db8:a:b::/64', '2001:db8:a::/48'],
  ['2001:db8:a:b::/64', '2001:db8:a:b::/64', '2001:db8:a::/48'],
  ['2001:DB8:a:b::', '2001:db8:a:b::/64', '2001:db8:a::/48'],
  ['192.0.2.7:61234', '192.0.2.7', '192.0.2.0/24'],
  ['[2001:db8:a:b::2]:61234', '2001:db8:a:b::/64', '2001:db8:a::/48'],
  ['[2001:db8:a:b::2]', '2001:db8:a:b::/64', '2001:db8:a::/48'],
  ['::1', '::/64', '::/48'],
  ['', '', ''],
  ['a socket', 'a socket', 'a socket'],
])('%o is counted as %s, and in an organisation as %s', (address, narrow, wide) => {
  expect([networkOf(address), wideNetworkOf(address)]).toEqual([narrow, wide]);
});
