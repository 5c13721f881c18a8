import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { analyseTalent } from '@jobharbor/shared/calls/recruiter/analyse-talent';
import { changeInterview } from '@jobharbor/shared/calls/recruiter/change-interview';
import { downloadReceivedAttachment } from '@jobharbor/shared/calls/recruiter/download-received-attachment';
import { downloadReceivedResume } from '@jobharbor/shared/calls/recruiter/download-received-resume';
import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { inviteToInterview } from '@jobharbor/shared/calls/recruiter/invite-to-interview';
import { listGivenInterviews } from '@jobharbor/shared/calls/recruiter/list-given-interviews';
import { listReceivedApplications } from '@jobharbor/shared/calls/recruiter/list-received-applications';
import { makeOffer } from '@jobharbor/shared/calls/recruiter/make-offer';
import { moveApplication } from '@jobharbor/shared/calls/recruiter/move-application';
import { playReceivedVideo } from '@jobharbor/shared/calls/recruiter/play-received-video';
import { recordAttendance } from '@jobharbor/shared/calls/recruiter/record-attendance';
import { showInterest } from '@jobharbor/shared/calls/recruiter/show-interest';
import type { ConnectedSite } from '@jobharbor/shared/employer-client';
import { errorCode, hasCode, isAppError } from '@jobharbor/shared/errors';
import { chatCalls } from './chat-calls.ts';
import type { Calls, Received, RecruiterClient } from './recruiter-api.ts';
import { createTokenCalls, type TokenCalls } from './recruiter-token.ts';
import type { Credentials } from './sign-in.ts';

const pageSize = 100;

export function createRecruiterClient(
  site: ConnectedSite,
  credentials: () => Promise<Credentials>,
): RecruiterClient {
  const calls = createTokenCalls(site, credentials);
  return {
    accessToken: calls.accessToken,
    forgetToken: calls.forgetToken,
    ...applicationCalls(calls),
    ...chatCalls(calls),
    ...interviewCalls(calls),
    jobsOf: async (companyId, country) =>
      (await calls.sendIn(country)(searchJobs, { body: { company_ids: [companyId], size: 5 } })).jobs,
  };
}

const applicationCalls = ({
  send,
  download,
}: TokenCalls): Calls<'received' | 'open' | 'analyse' | 'move' | 'showInterest' | 'offer'> => ({
  async received(status) {
    const all: Received[] = [];
    for (let page = 1; ; page += 1) {
      const query = { status, size: pageSize, page };
      const { applications } = await send(listReceivedApplications, { query });
      all.push(...applications);
      if (applications.length < pageSize) return all;
    }
  },
  async open(id) {
    const bytesOf = async (file: Promise<Response>) => (await (await file).arrayBuffer()).byteLength;
    try {
      const { application } = await send(getReceivedApplication, { params: { id } });
      const resumeBytes: number[] = [];
      for (const index of (application.resumes ?? []).keys())
        resumeBytes.push(
          await bytesOf(download(downloadReceivedResume, { params: { id }, query: { number: index + 1 } })),
        );
      for (const { attachment } of application.profile?.license_certifications ?? [])
        if (attachment)
          await bytesOf(
            download(downloadReceivedAttachment, { params: { id, attachmentId: attachment.id } }),
          );
      const videoBytes = application.video
        ? await bytesOf(download(playReceivedVideo, { params: { id } }))
        : 0;
      return { application, resumeBytes, videoBytes };
    } catch (error) {
      if (hasCode(error, errorCode.notShared)) return null;
      throw error;
    }
  },
  async analyse(id) {
    try {
      const { points } = await send(analyseTalent, { params: { id } });
      return { shown: points.filter(({ evidence }) => evidence !== null).length, asked: points.length };
    } catch (error) {
      // Three a day, and only of jobs that say what they ask for.
      if (isAppError(error) && [404, 403, 422, 429].includes(error.status)) return null;
      throw error;
    }
  },
  async move(id, status) {
    await send(moveApplication, { params: { id }, body: { status } });
  },
  async showInterest(id, jobId, note) {
    await send(showInterest, { params: { id }, body: { job_id: jobId, note } });
  },
  async offer(id, body) {
    await send(makeOffer, { params: { id }, body });
  },
});

const interviewCalls = ({
  send,
}: TokenCalls): Calls<'invite' | 'interviews' | 'reschedule' | 'takeAbsenceBack' | 'giveResult'> => ({
  async invite(id, body) {
    await send(inviteToInterview, { params: { id }, body });
  },
  async interviews() {
    return (await send(listGivenInterviews, { query: { size: pageSize } })).interviews;
  },
  async reschedule({ id, version }, startsAt) {
    await send(changeInterview, {
      params: { id },
      body: { action: 'reschedule', version, starts_at: startsAt },
    });
  },
  async takeAbsenceBack({ id, version }) {
    await send(recordAttendance, { params: { id }, body: { action: 'mark', version, attended: true } });
  },
  async giveResult({ id, version }, result) {
    await send(recordAttendance, { params: { id }, body: { action: 'give_result', version, result } });
  },
});
