import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPayoutAddress } from './check-address.ts';

/** The contract of USDT on Tron, and the examples of EIP-55. */
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ethereum = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
];

it('takes real addresses of each network, and none of the other', () => {
  expect(isPayoutAddress('tron', tron)).toBe(true);
  for (const address of ethereum) {
    expect(isPayoutAddress('ethereum', address)).toBe(true);
    expect(isPayoutAddress('tron', address)).toBe(false);
  }
  expect(isPayoutAddress('ethereum', tron)).toBe(false);
});

it.each([
  ['ethereum', ethereum[0]?.toLowerCase()],
  ['ethereum', `0x${'0'.repeat(40)}`],
  ['ethereum', ethereum[0]?.slice(2)],
  ['ethereum', ''],
  // A Bitcoin address: valid Base58Check with another first byte.
  ['tron', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['tron', `${tron} `],
  ['tron', ''],
] as const)('refuses for %s: %o', (network, address) => {
  expect(isPayoutAddress(network, address ?? '')).toBe(false);
});

it('finds every typing error of one character', () => {
  const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz123456789';
  fc.assert(
    fc.property(fc.nat(tron.length - 1), fc.constantFrom(...signs), (index, sign) => {
      fc.pre(tron[index] !== sign);
      expect(isPayoutAddress('tron', tron.slice(0, index) + sign + tron.slice(index + 1))).toBe(false);
    }),
  );
});
