import { getMe } from '@jobharbor/shared/calls/jobseeker-profile/get-me';
import { listEducations } from '@jobharbor/shared/calls/jobseeker-profile/list-educations';
import { listSkills } from '@jobharbor/shared/calls/jobseeker-profile/list-skills';
import { listWorkExperiences } from '@jobharbor/shared/calls/jobseeker-profile/list-work-experiences';
import type { ResumeDocument } from '@jobharbor/shared/contracts/resume-document';
import { type HttpClient, sendCall } from '@jobharbor/shared/http';

const present = <T extends object>(members: T): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null && value !== '')) as T;

/** Converts the profile to a résumé document. Refetches first, so that it is current. */
export async function documentFromProfile(http: HttpClient): Promise<ResumeDocument> {
  const [me, { work_experiences: jobs }, { educations }, { skills }] = await Promise.all([
    sendCall(http, getMe),
    sendCall(http, listWorkExperiences),
    sendCall(http, listEducations),
    sendCall(http, listSkills),
  ]);
  return {
    basics: present({
      name: `${me.first_name} ${me.last_name}`.trim(),
      label: me.headline ?? '',
      email: me.email ?? '',
      phone: me.phone_num ?? '',
      summary: me.summary ?? '',
      ...(me.location && { location: { city: me.location } }),
    }),
    work: jobs.map((job) =>
      present({
        position: job.job_title,
        name: job.company_name,
        startDate: job.start_month,
        endDate: job.end_month ?? '',
        summary: job.description ?? '',
      }),
    ),
    education: educations.map((school) =>
      present({
        area: school.field_of_study ?? '',
        institution: school.school_name,
        startDate: school.start_month,
        endDate: school.end_month ?? '',
      }),
    ),
    skills: skills.map(({ name }) => ({ name })),
  };
}

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
