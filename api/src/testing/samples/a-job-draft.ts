import type { JobDraft } from '../../intake/job-draft.ts';

let made = 0;

/** A plain open job in Singapore; pass only what your test is about. Each call creates another job of one company. */
export function aJobDraft(wanted: Partial<JobDraft> = {}): JobDraft {
  made += 1;
  return {
    source: 'test',
    sourceId: String(made),
    countryKey: 'sg',
    language: 'en',
    title: 'Nurse',
    company: { sourceKey: 'harbour-clinic', name: 'Harbour Clinic' },
    locationIds: [],
    descriptionHtml: '<p>Care for our patients.</p>',
    postedAt: new Date('2026-11-01T00:00:00Z'),
    ...wanted,
  };
}
