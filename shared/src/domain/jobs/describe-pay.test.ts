import { describe, expect, it } from 'vitest';
import type { Salary } from '../../contracts/jobs/job.ts';
import { describePay } from './describe-pay.ts';

const aSalary = (salary: Partial<Salary> = {}): Salary => ({
  currency: 'PHP',
  period: 'monthly',
  min: 4_500_000,
  max: 6_000_000,
  converted: null,
  ...salary,
});
const noAmount = { min: null, max: null };

describe('pay as advertised', () => {
  it('is an amount for a period', () => {
    expect(describePay('en', aSalary())).toEqual({
      kind: 'per-period',
      amount: '₱45,000 – ₱60,000',
      period: 'monthly',
    });
  });

  it('keeps an amount that is negotiable, without a period', () => {
    const salary = aSalary({ period: 'negotiable', max: 4_500_000 });
    expect(describePay('en', salary)).toEqual({ kind: 'amount', amount: '₱45,000' });
  });

  it.each(['negotiable', 'unpaid'] as const)('is %s where there is no amount', (period) => {
    expect(describePay('en', aSalary({ period, ...noAmount }))).toEqual({ kind: period });
  });

  it('is not stated where a period has no amount, or where nothing is said', () => {
    expect(describePay('en', aSalary(noAmount))).toEqual({ kind: 'not-stated' });
    expect(describePay('en', null)).toEqual({ kind: 'not-stated' });
  });
});
