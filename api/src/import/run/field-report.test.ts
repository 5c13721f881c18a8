import { describe, expect, it } from 'vitest';
import { createCleaner } from '../clean/clean-job.ts';
import type { RawJob } from '../map/apply-mapping.ts';
import { mapping } from '../map/mapping.ts';
import { createFieldReport, describeFields, shareOf } from './field-report.ts';

const asOf = new Date('2026-03-20T12:00:00Z');
const clean = createCleaner({
  mapping: mapping.parse({ name: 'x', about: 'x', detect: [], fields: {} }),
  country: 'sa',
  asOf,
  latest: asOf,
});

function reportOf(raws: readonly RawJob[], feed = 'board sa'): string[] {
  const report = createFieldReport();
  for (const [row, raw] of raws.entries()) {
    const head = { title: 'محاسب', company: 'النور' };
    const one = {
      row,
      line: row,
      raw,
      head,
      sourceKey: `x:${row}`,
      feed,
      hasRequisitions: false,
      weight: 1,
      contentHash: Buffer.alloc(16),
    };
    const job = clean(raw, head, one.sourceKey);
    report.add(one, job);
    report.add(one, job);
  }
  return describeFields(report.sources());
}

describe('the report of an import', () => {
  it('says of each field how often it was stated, read, and found in the text', () => {
    const lines = reportOf([
      { places: ['الرياض'], salary: ['5000 ريال'], postedAt: ['2026-03-18'] },
      { places: ['قرية بلا اسم'], postedAt: ['soon'], description: ['خبرة لا تقل عن 3 سنوات، دوام جزئي'] },
    ]);
    expect(lines).toEqual([
      '  board sa: 2 rows cleaned; of each field:',
      '    places:         1 of 2 read (50.0%)',
      '    salary:         1 of 1 read (100%)',
      '    posted:         1 of 2 read (50.0%)',
      '    category:       2 found in the text',
      '    job type:       1 found in the text',
      '    experience:     1 found in the text',
      '    description:    1 of 1 read (100%)',
    ]);
  });

  it('never says 100% of less than all, nor 0% of more than nothing', () => {
    expect([
      shareOf(168, 168),
      shareOf(9_999, 10_000),
      shareOf(1, 168),
      shareOf(1, 100_000),
      shareOf(0, 168),
    ]).toEqual(['100%', '99.9%', '0.6%', '0.1%', '0%']);
  });
});
