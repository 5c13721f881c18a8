import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { analyseTalent } from '@jobharbor/shared/calls/recruiter/analyse-talent';
import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { listGivenInterviews } from '@jobharbor/shared/calls/recruiter/list-given-interviews';
import { listReceivedApplications } from '@jobharbor/shared/calls/recruiter/list-received-applications';
import { countries, readAnswer } from '@jobharbor/shared/contracts';
import { errorCode, hasCode, isAppError } from '@jobharbor/shared/errors';
import { chatCalls } from './chat-calls.ts';
import type { Calls, Received, RecruiterClient } from './recruiter-api.ts';
import { call, createSession, type Session } from './recruiter-session.ts';
import type { Credentials } from './sign-in.ts';

const pageSize = 100;

export function createRecruiterClient(
  apiUrl: string,
  credentials: () => Promise<Credentials>,
): RecruiterClient {
  const session = createSession(apiUrl, credentials);
  return {
    cookie: session.cookie,
    forgetSession: session.forgetSession,
    ...applicationCalls(session),
    ...chatCalls(session),
    ...interviewCalls(session),
    async jobsOf(companyId, country) {
      const countryId = countries.find(({ key }) => key === country)?.id ?? 0;
      const body = { company_ids: [companyId], size: 5 };
      const headers = { 'country-id': String(countryId) };
      const answer = await call(apiUrl, 'POST', '/job/search', body, headers);
      return readAnswer(searchJobs, await answer.json()).jobs;
    },
  };
}

const applicationCalls = ({
  ask,
  fetchAnswer,
}: Session): Calls<'received' | 'open' | 'analyse' | 'move' | 'showInterest' | 'offer'> => ({
  async received(status) {
    const all: Received[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/recruiter/applications?status=${status}&size=${pageSize}&page=${page}`;
      const { applications } = readAnswer(listReceivedApplications, await ask('GET', path));
      all.push(...applications);
      if (applications.length < pageSize) return all;
    }
  },
  async open(applicationId) {
    const path = `/recruiter/applications/${applicationId}`;
    try {
      const { application } = readAnswer(getReceivedApplication, await ask('GET', path));
      const bytesOf = async (part: string) =>
        (await (await fetchAnswer('GET', `${path}/${part}`)).arrayBuffer()).byteLength;
      const resumeBytes: number[] = [];
      for (const index of (application.resumes ?? []).keys())
        resumeBytes.push(await bytesOf(`resume?number=${index + 1}`));
      for (const { attachment } of application.profile?.license_certifications ?? [])
        if (attachment) await bytesOf(`attachments/${attachment.id}`);
      const videoBytes = application.video ? await bytesOf('video') : 0;
      return { application, resumeBytes, videoBytes };
    } catch (error) {
      if (hasCode(error, errorCode.notShared)) return null;
      throw error;
    }
  },
  async analyse(applicationId) {
    try {
      const body = await ask('POST', `/recruiter/applications/${applicationId}/analysis`);
      const { points } = readAnswer(analyseTalent, body);
      return { shown: points.filter(({ evidence }) => evidence !== null).length, asked: points.length };
    } catch (error) {
      // Three a day, and only of jobs that say what they ask for.
      if (isAppError(error) && [404, 403, 422, 429].includes(error.status)) return null;
      throw error;
    }
  },
  async move(applicationId, status) {
    await ask('PATCH', `/recruiter/applications/${applicationId}`, { status });
  },
  async showInterest(applicationId, jobId, note) {
    await ask('POST', `/recruiter/applications/${applicationId}/interest`, { job_id: jobId, note });
  },
  async offer(applicationId, terms) {
    await ask('POST', `/recruiter/applications/${applicationId}/offers`, terms);
  },
});

const interviewCalls = ({
  ask,
}: Session): Calls<'invite' | 'interviews' | 'reschedule' | 'takeAbsenceBack' | 'giveResult'> => ({
  async invite(applicationId, invitation) {
    await ask('POST', `/recruiter/applications/${applicationId}/interviews`, invitation);
  },
  async interviews() {
    const body = await ask('GET', `/recruiter/interviews?size=${pageSize}`);
    return readAnswer(listGivenInterviews, body).interviews;
  },
  async reschedule({ id, version }, startsAt) {
    const change = { action: 'reschedule', version, starts_at: startsAt };
    await ask('PATCH', `/recruiter/interviews/${id}`, change);
  },
  async takeAbsenceBack({ id, version }) {
    const mark = { action: 'mark', version, attended: true };
    await ask('PATCH', `/recruiter/interviews/${id}/attendance`, mark);
  },
  async giveResult({ id, version }, result) {
    const given = { action: 'give_result', version, result };
    await ask('PATCH', `/recruiter/interviews/${id}/attendance`, given);
  },
});
