import { neighbours } from '@jobharbor/shared/http-server';
import { expect, it } from 'vitest';
import { createAddressQuota } from './page-trace.ts';

it('counts the addresses of one rented IPv6 network together, and leaves others theirs', () => {
  const isWithin = createAddressQuota(1);
  const households = Array.from({ length: neighbours + 1 }, (_, at) => isWithin(`2001:db8:a:${at}::7`));
  expect(households).toEqual([...Array(neighbours).fill(true), false]);
  expect(isWithin('2001:db8:b::7')).toBe(true);
});
