import { getFlatList } from '@jobharbor/shared/calls/config/get-flat-list';
import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listLicenses } from '@jobharbor/shared/calls/jobseeker-profile/list-licenses';
import { listReferences } from '@jobharbor/shared/calls/jobseeker-profile/list-references';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listSpokenLanguages } from '@jobharbor/shared/calls/jobseeker-profile/list-spoken-languages';
import { listWebsites } from '@jobharbor/shared/calls/jobseeker-profile/list-websites';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import type { Education } from '@jobharbor/shared/contracts/entries/education';
import { languageNames } from '@jobharbor/shared/contracts/entries/language-name';
import type { LicenseCertification } from '@jobharbor/shared/contracts/entries/license-certification';
import type { Website } from '@jobharbor/shared/contracts/entries/website';
import type { WorkExperience } from '@jobharbor/shared/contracts/entries/work-experience';
import type { LanguageTag } from '@jobharbor/shared/contracts/markets/market';
import { personName } from '@jobharbor/shared/contracts/primitives/person-name';
import type { Me } from '@jobharbor/shared/contracts/profile/jobseeker';
import type { Reference } from '@jobharbor/shared/contracts/profile/reference';
import type { ResumeDocument } from '@jobharbor/shared/contracts/profile/resume-document';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';
import { entryWords, levelName } from '../../common/entries/entry-words.ts';
import { maxPoints } from './form-sections.ts';

const present = <T extends object>(members: T): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== '')) as T;

/**
 * Converts the whole profile to a résumé document; names of degrees, languages and levels are in `language`. Refetches
 * first, so that it is current.
 */
export async function documentFromProfile(http: HttpClient, language: LanguageTag): Promise<ResumeDocument> {
  const [me, jobs, schools, { skills }, { languages }, licenses, { websites }, { references }, degrees] =
    await Promise.all([
      sendCall(http, getMe),
      sendCall(http, listWorkExperiences),
      sendCall(http, listEducations),
      sendCall(http, listSkills),
      sendCall(http, listSpokenLanguages),
      sendCall(http, listLicenses),
      sendCall(http, listWebsites),
      sendCall(http, listReferences),
      sendCall(http, getFlatList, { params: { list: 'educations' }, query: { language_code: language } }),
    ]);
  const degreeOf = (id: number) => degrees.list.find((degree) => degree.id === id)?.value ?? '';
  const languageName = languageNames(language);
  return {
    basics: basicsOf(me, websites, language),
    work: jobs.work_experiences.map(workOf),
    education: schools.educations.map((school) => educationOf(school, degreeOf, entryWords[language].today)),
    skills: skills.map(({ name, proficiency }) =>
      present({ name, level: proficiency === null ? '' : levelName(language, 'skill', proficiency) }),
    ),
    languages: languages.map((one) => ({
      language: languageName(one.language),
      fluency: levelName(language, 'language', one.proficiency),
    })),
    certificates: licenses.license_certifications.map(certificateOf),
    references: references.flatMap(referenceOf),
  };
}

function basicsOf(
  me: Me,
  [first, ...others]: readonly Website[],
  language: LanguageTag,
): NonNullable<ResumeDocument['basics']> {
  return present({
    name: personName(me, language),
    label: me.headline ?? '',
    email: me.email ?? '',
    phone: me.phone_num ?? '',
    url: first?.url ?? '',
    summary: me.summary ?? '',
    ...(me.location && { location: { city: me.location } }),
    ...(others.length > 0 && {
      profiles: others.map(({ display_name, url }) => present({ network: display_name ?? '', url })),
    }),
  });
}

const workOf = (job: WorkExperience) =>
  present({
    position: job.job_title,
    name: job.company_name,
    startDate: job.start_month,
    endDate: job.end_month ?? '',
    summary: job.description ?? '',
  });

const educationOf = (school: Education, degreeOf: (id: number) => string, today: string) =>
  present({
    studyType: degreeOf(school.education_level_id),
    area: school.field_of_study ?? '',
    institution: school.school_name,
    startDate: school.start_month ?? '',
    endDate: school.end_month ?? (school.is_current ? today : ''),
    ...(school.description !== null && { courses: school.description.split('\n').slice(0, maxPoints) }),
  });

const certificateOf = (license: LicenseCertification) =>
  present({
    name: license.title,
    issuer: [license.issuer, license.credential_id].filter(Boolean).join(' · '),
    date: license.issue_month,
    endDate: license.expiry_month ?? '',
    url: license.credential_url ?? '',
  });

/** A reference that the person shows. */
const referenceOf = ({ writer_name, about, text, is_shown }: Reference) =>
  is_shown && text !== null
    ? [present({ name: [writer_name, about.place].filter(Boolean).join(' · '), reference: text })]
    : [];

/** Fills empty members of `document` from `other`; existing content is kept. */
export function fillGaps(document: ResumeDocument, other: ResumeDocument): ResumeDocument {
  const { basics = {} } = document;
  const filled: Record<string, unknown> = { ...document };
  for (const [name, value] of Object.entries(other)) {
    const now = filled[name];
    if (name === 'basics' || (Array.isArray(now) && now.length > 0)) continue;
    filled[name] = value;
  }
  const written = Object.fromEntries(Object.entries(basics).filter(([, value]) => value !== ''));
  return { ...filled, basics: { ...other.basics, ...written } };
}
