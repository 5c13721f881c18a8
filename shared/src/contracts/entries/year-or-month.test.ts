import { describe, expect, it } from 'vitest';
import { educationRules } from './education.ts';
import { licenseRules } from './license-certification.ts';
import { workExperienceRules } from './work-experience.ts';

const now = new Date('2026-11-22T08:00:00Z');
const school = {
  ...{ school_name: 'Lycée Maritime', education_level_id: 5, field_of_study: null },
  ...{ start_month: null, end_month: null, is_current: false, description: null },
};
const job = {
  ...{ company_name: 'Kopi Co', job_title: 'Barista', industry_id: null, job_function_ids: [] },
  ...{ currency: null, monthly_salary: null, start_month: '2019', end_month: '2021' },
  ...{ is_current: false, description: null, is_hidden_from_company: false },
};
const license = {
  ...{ title: 'Forklift', issuer: null, issue_month: '2021', expiry_month: null },
  ...{ does_not_expire: false, credential_id: null, credential_url: null },
};
/** Field and problem of each fault. */
const faultsOf = (read: { error?: { issues: readonly object[] } | undefined }) =>
  (read.error?.issues ?? []).map((issue) => {
    const { path, params } = issue as { path: string[]; params?: { problem?: string } };
    return `${path.join('.')}: ${params?.problem}`;
  });

describe('the times of a school', () => {
  it.each([
    ['are not known', {}, []],
    ['are years', { start_month: '2014', end_month: '2018' }, []],
    ['are one year', { end_month: '2018' }, []],
    ['may lie in one year', { start_month: '2018-08', end_month: '2018' }, []],
    ['are months', { start_month: '2014-08', end_month: '2018-07' }, []],
    ['end in a later month of this year', { start_month: '2026', end_month: '2026-12' }, []],
    ['end too early', { start_month: '2018-08', end_month: '2017' }, ['end_month: date_order']],
    ['end a month too early', { start_month: '2018-08', end_month: '2018-07' }, ['end_month: date_order']],
    ['begin in another year', { start_month: '2027' }, ['start_month: in_future']],
    ['end too late', { end_month: '2037' }, ['end_month: date']],
    ['have no such month', { end_month: '2018-13' }, ['end_month: date']],
    ['have half a year', { start_month: '201' }, ['start_month: date']],
    ['have a month alone', { start_month: '-05' }, ['start_month: date']],
  ])('%s', (_what, times, faults) =>
    expect(faultsOf(educationRules(now).safeParse({ ...school, ...times }))).toEqual(faults),
  );
});

describe('the times of a job', () => {
  it.each([
    ['are years', {}, []],
    ['are one year', { end_month: '2019' }, []],
    ['begin in a month of the year of the end', { start_month: '2021-05' }, []],
    ['begin this year and last', { start_month: '2026', end_month: null, is_current: true }, []],
    ['end too early', { end_month: '2018' }, ['end_month: date_order']],
    ['end next year', { end_month: '2027' }, ['end_month: in_future']],
    ['are not known', { end_month: null }, ['end_month: required']],
  ])('%s', (_what, times, faults) =>
    expect(faultsOf(workExperienceRules(now).safeParse({ ...job, ...times }))).toEqual(faults),
  );
});

describe('a licence', () => {
  it.each([
    ['has neither issuer nor end', {}, []],
    ['may end in the year of its issue', { issue_month: '2021-05', expiry_month: '2021' }, []],
    ['ends in another year', { issue_month: '2021-05', expiry_month: '2022' }, []],
    ['ends too early', { issue_month: '2021', expiry_month: '2020-12' }, ['expiry_month: date_order']],
    [
      'ends in the month of its issue',
      { issue_month: '2021-05', expiry_month: '2021-05' },
      ['expiry_month: date_order'],
    ],
    ['comes from a line of signs', { issuer: '---' }, ['issuer: no_letter']],
    ['is of another year', { issue_month: '2027' }, ['issue_month: in_future']],
  ])('%s', (_what, values, faults) =>
    expect(faultsOf(licenseRules(now).safeParse({ ...license, ...values }))).toEqual(faults),
  );
});
