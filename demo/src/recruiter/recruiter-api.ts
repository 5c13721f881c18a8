import type { getReceivedApplication } from '@jobharbor/shared/calls/recruiter/get-received-application';
import type { listReceivedApplications } from '@jobharbor/shared/calls/recruiter/list-received-applications';
import type {
  CallAnswer,
  Chat,
  Interview,
  InterviewResult,
  Invitation,
  Message,
  OfferTerms,
} from '@jobharbor/shared/contracts';

export type Received = CallAnswer<typeof listReceivedApplications>['applications'][number];

export interface Opened {
  application: CallAnswer<typeof getReceivedApplication>['application'];
  /** Of each résumé. */
  resumeBytes: number[];
  /** Watched part of the video. */
  videoBytes: number;
}

/** A recruiter's client of the API: the calls of the employers' site with a token, and a new sign-in when that has ended. */
export interface RecruiterClient {
  accessToken(): Promise<string>;
  forgetToken(): void;
  /** All applications of a status, oldest first. */
  received(status: 'pending' | 'viewed' | 'withdrawn'): Promise<Received[]>;
  /** Chats with unread messages, latest first. */
  unreadChats(): Promise<Chat[]>;
  chat(id: number): Promise<Chat>;
  /** Those that somebody wrote, without recalled ones. */
  messages(chatId: number): Promise<Message[]>;
  read(chatId: number, upTo: number): Promise<void>;
  send(chatId: number, clientKey: string, text: string): Promise<void>;
  /** Sends a picture or a document. */
  sendFile(chatId: number, clientKey: string, file: File): Promise<void>;
  /** Downloads the files of messages. Returns their sizes in bytes. */
  openFiles(messages: readonly Message[]): Promise<number[]>;
  /** Accepts the candidate's requests for mobile numbers that wait for an answer. Returns how many there were. */
  acceptMobile(chatId: number): Promise<number>;
  requestMobile(chatId: number, clientKey: string): Promise<void>;
  requestResume(chatId: number, clientKey: string): Promise<void>;
  /** Downloads the résumés that the candidate shares in a chat, each once. Returns their sizes in bytes. */
  openResumes(chatId: number): Promise<number[]>;
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

export type Calls<Name extends keyof RecruiterClient> = Pick<RecruiterClient, Name>;
