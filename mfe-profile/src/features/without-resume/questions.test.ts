import { expect, it } from 'vitest';
import { proposalsOf } from './questions.ts';

it('proposes the year alone where no month was chosen', () => {
  const [job] = proposalsOf({
    work_job_title: 'Puppeteer',
    work_start_month: '2019-',
    work_end_month: '2021-05',
  });
  expect(job?.fields.map(({ name, value }) => [name, value])).toEqual([
    ['job_title', 'Puppeteer'],
    ['start_month', '2019'],
    ['end_month', '2021-05'],
  ]);
});

it('divides skills at the commas of every script, once each', () =>
  expect(
    proposalsOf({ skills: 'sewing, sewing、彫刻،غناء; ,' }).map(({ fields }) => fields[0]?.value),
  ).toEqual(['sewing', '彫刻', 'غناء']));
