import { describe, expect, it } from 'vitest';
import { lists } from '../../testing/builders.ts';
import { readAddress } from './address.ts';
import { droppedName, jobQueryOf, withoutFilter } from './job-query.ts';

const filtersOf = (query: string) => readAddress(new URLSearchParams(query)).filters;

describe('a search as the API is asked', () => {
  it('names every choice by its id', () => {
    const filters = filtersOf(
      '?q=nurse&location=cebu-city&location=metro-manila&category=nursing&type=full-time&experience=1-3-years&arrangement=remote&education=bachelor&verified=1&company=12&sort=newest',
    );
    expect(jobQueryOf(filters, lists)).toEqual({
      query: 'nurse',
      job_locations: [10100, 10201],
      job_categories: [901],
      job_types: [1],
      xp_lvls: [3],
      work_arrangements: [3],
      degrees: [5],
      company_ids: [12],
      is_company_verified: true,
      sort: 1,
    });
  });

  it('sends nothing empty, and nothing that the country does not know', () => {
    expect(jobQueryOf(filtersOf('?location=atlantis&type='), lists)).toEqual({});
  });

  it('asks for a rung of the salary ladder from its foot to its top', () => {
    expect(jobQueryOf(filtersOf('?salary=level-1'), lists)).toEqual({ salary_from: 0, salary_to: 15_000 });
    expect(jobQueryOf(filtersOf('?salary=level-2'), lists)).toEqual({ salary_from: 15_000 });
  });

  it('knows which filter the API means to drop', () => {
    const filters = filtersOf('?q=nurse&location=manila&verified=1');
    expect(withoutFilter(filters, droppedName('job_locations') ?? 'q').location).toEqual([]);
    expect(withoutFilter(filters, droppedName('query') ?? 'location').q).toBe('');
    expect(withoutFilter(filters, droppedName('is_company_verified') ?? 'q').verified).toBe(false);
    expect(droppedName('something_new')).toBeUndefined();
  });
});
