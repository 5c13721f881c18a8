import type { SentProfile } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toJsonResume } from './to-json-resume.ts';

const date = z.optional(
  z.string().check(z.regex(/^([1-2]\d{3}-[0-1]\d-[0-3]\d|[1-2]\d{3}-[0-1]\d|[1-2]\d{3})$/)),
);
const text = z.optional(z.string());
const list = <T extends z.core.$ZodLooseShape>(shape: T) => z.array(z.strictObject(shape));

/** The members of JSON Resume 1.0.0 that we write, by its schema. */
const jsonResume = z.strictObject({
  $schema: z.url(),
  basics: z.strictObject({
    ...{ name: text, label: text, email: z.optional(z.email()), phone: text, summary: text },
    location: z.optional(z.strictObject({ address: text, countryCode: text })),
    profiles: list({ network: text, url: z.optional(z.url()) }),
  }),
  work: list({ name: text, position: text, startDate: date, endDate: date, summary: text }),
  education: list({ institution: text, area: text, studyType: text, startDate: date, endDate: date }),
  certificates: list({ name: text, issuer: text, date, url: z.optional(z.url()) }),
  skills: list({ name: text, level: text }),
  languages: list({ language: text, fluency: text }),
  references: list({ name: text, reference: text }),
  meta: z.strictObject({
    version: text,
    lastModified: z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)),
  }),
});

const bare: SentProfile = {
  ...{ first_name: 'Aylin', last_name: '', avatar_url: null, headline: null, location: null, summary: null },
  ...{ working_since: null, notice_period_id: null, work_experiences: [], educations: [], skills: [] },
  ...{ languages: [], license_certifications: [], websites: [], references: [] },
};
const contact = {
  email: null,
  phone: null,
  countryKey: 'others',
  writtenAt: new Date('2026-11-02T08:00:00Z'),
};

it('is valid without anything, and names the person', () => {
  const resume = toJsonResume(bare, contact);
  expect(jsonResume.parse(resume)).toEqual(resume);
  expect(resume.basics).toEqual({ name: 'Aylin', profiles: [] });
  const named = toJsonResume({ ...bare, first_name: '沙織', last_name: '小野寺' }, contact);
  expect(named.basics).toMatchObject({ name: '小野寺 沙織' });
});

it('is valid with every part, in the schema’s terms', () => {
  const months = { start_month: '2019-09', end_month: null };
  const resume = toJsonResume(
    {
      ...bare,
      ...{ last_name: 'Kaya', headline: 'Nurse', location: 'İzmir', summary: 'I care.' },
      work_experiences: [
        {
          ...{ company_name: 'Liman Klinik', job_title: 'Nurse', industry_id: null, job_function_ids: [] },
          ...{ ...months, is_current: true, description: 'Night shifts' },
        },
      ],
      educations: [
        {
          ...{ school_name: 'Ege', education_level_id: 5, field_of_study: 'Nursing', start_month: '2015' },
          ...{ end_month: '2019-06', is_current: false, description: null },
        },
      ],
      skills: [{ name: 'Triage', proficiency: null }],
      languages: [{ language: 'tr', proficiency: 'native' }],
      license_certifications: [
        {
          ...{ title: 'RN', issuer: null, issue_month: '2019', expiry_month: null, does_not_expire: true },
          ...{ credential_id: null, credential_url: 'https://board.example/7' },
        },
      ],
      websites: [{ url: 'https://aylin.example', display_name: 'Page', description: null }],
    },
    { ...contact, email: 'aylin@example.com', phone: '+905551112233', countryKey: 'tr' },
  );
  expect(jsonResume.parse(resume)).toEqual(resume);
  expect(resume).toMatchObject({
    basics: { name: 'Aylin Kaya', location: { address: 'İzmir', countryCode: 'TR' } },
    work: [{ name: 'Liman Klinik', position: 'Nurse', startDate: '2019-09' }],
    education: [{ institution: 'Ege', area: 'Nursing', studyType: expect.any(String), endDate: '2019-06' }],
    languages: [{ language: 'Turkish', fluency: 'native' }],
  });
});
