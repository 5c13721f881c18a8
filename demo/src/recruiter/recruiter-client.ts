import { searchJobs } from '@jobharbor/shared/calls/job/search-jobs';
import { getChat } from '@jobharbor/shared/calls/job-application/get-chat';
import { listChats } from '@jobharbor/shared/calls/job-application/list-chats';
import { listMessages } from '@jobharbor/shared/calls/job-application/list-messages';
import { analyseTalent } from '@jobharbor/shared/calls/recruiter/analyse-talent';
import { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import { listGivenInterviews } from '@jobharbor/shared/calls/recruiter/list-given-interviews';
import { listReceivedApplications } from '@jobharbor/shared/calls/recruiter/list-received-applications';
import {
  type CallAnswer,
  type Chat,
  countries,
  type Interview,
  type InterviewResult,
  type Invitation,
  type Message,
  type OfferTerms,
  readAnswer,
} from '@jobharbor/shared/contracts';
import { errorCode, hasCode, isAppError } from '@jobharbor/shared/errors';
import { call, createSession, type Session } from './recruiter-session.ts';
import type { Credentials } from './sign-in.ts';

type Received = CallAnswer<typeof listReceivedApplications>['applications'][number];

export interface Opened {
  application: CallAnswer<typeof getReceivedApplication>['application'];
  /** Of each résumé. */
  resumeBytes: number[];
  /** Watched part of the video. */
  videoBytes: number;
}

/** A recruiter's client of the API: HTTP with a session of its own, and a new sign-in when that has ended. */
export interface RecruiterClient {
  cookie(): Promise<string>;
  forgetSession(): void;
  /** All applications of a status, oldest first. */
  received(status: 'pending' | 'viewed' | 'withdrawn'): Promise<Received[]>;
  /** Chats with unread messages, latest first. */
  unreadChats(): Promise<Chat[]>;
  chat(id: number): Promise<Chat>;
  /** Those that somebody wrote, without recalled ones. */
  messages(chatId: number): Promise<Message[]>;
  read(chatId: number, upTo: number): Promise<void>;
  send(chatId: number, clientKey: string, text: string): Promise<void>;
  /** Accepts the candidate's requests for mobile numbers that wait for an answer. Returns how many there were. */
  acceptMobile(chatId: number): Promise<number>;
  requestMobile(chatId: number, clientKey: string): Promise<void>;
  /** All that was sent with an application, and the size of its résumé's file; null while the person does not share it. */
  open(applicationId: number): Promise<Opened | null>;
  /** How many requirements of the job an application meets; null if the API refuses. */
  analyse(applicationId: number): Promise<{ shown: number; asked: number } | null>;
  move(applicationId: number, status: 'viewed' | 'accepted' | 'declined'): Promise<void>;
  invite(applicationId: number, invitation: Invitation): Promise<void>;
  /** The interviews that changed last. */
  interviews(): Promise<Interview[]>;
  /** Open jobs of a company in a country. */
  jobsOf(companyId: number, country: string): Promise<{ id: number; title: string }[]>;
  /** Tells an applicant of another job that would suit them. */
  showInterest(applicationId: number, jobId: number, note: string): Promise<void>;
  reschedule(interview: Pick<Interview, 'id' | 'version'>, startsAt: number): Promise<void>;
  takeAbsenceBack(interview: Pick<Interview, 'id' | 'version'>): Promise<void>;
  offer(applicationId: number, terms: OfferTerms): Promise<void>;
  giveResult(interview: Pick<Interview, 'id' | 'version'>, result: InterviewResult): Promise<void>;
}

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

type Calls<Name extends keyof RecruiterClient> = Pick<RecruiterClient, Name>;

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

const chatCalls = ({
  ask,
}: Session): Calls<
  'unreadChats' | 'chat' | 'messages' | 'read' | 'send' | 'acceptMobile' | 'requestMobile'
> => ({
  async unreadChats() {
    const unread: Chat[] = [];
    for (let page = 1; ; page += 1) {
      const path = `/jobApplication/chats?size=${pageSize}&page=${page}`;
      const { chats } = readAnswer(listChats, await ask('GET', path));
      unread.push(...chats.filter((chat) => chat.unread_count > 0));
      if (chats.length < pageSize) return unread;
    }
  },
  async chat(id) {
    return readAnswer(getChat, await ask('GET', `/jobApplication/chats/${id}`)).chat;
  },
  async messages(chatId) {
    const path = `/jobApplication/chats/${chatId}/messages?size=${pageSize}`;
    const { messages } = readAnswer(listMessages, await ask('GET', path));
    return messages.filter(({ kind }) => kind === 'text');
  },
  async read(chatId, upTo) {
    await ask('POST', `/jobApplication/chats/${chatId}/read`, { up_to: upTo });
  },
  async send(chatId, clientKey, text) {
    await ask('POST', `/jobApplication/chats/${chatId}/messages`, { client_key: clientKey, text });
  },
  async acceptMobile(chatId) {
    const path = `/jobApplication/chats/${chatId}`;
    const { messages } = readAnswer(listMessages, await ask('GET', `${path}/messages?size=${pageSize}`));
    const open = messages.filter(
      (message) =>
        message.kind === 'mobile' && message.state === 'requested' && message.sender === 'jobseeker',
    );
    for (const { id } of open) await ask('PATCH', `${path}/mobile-exchange/${id}`, { action: 'accept' });
    return open.length;
  },
  async requestMobile(chatId, clientKey) {
    await ask('POST', `/jobApplication/chats/${chatId}/mobile-exchange`, { client_key: clientKey });
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
