import * as z from 'zod/mini';
import type { JobStatus } from '../jobs/job.ts';
import { unixSeconds } from '../primitives/primitives.ts';
import type { ApplicationLabel, ApplicationStatus, exchangeStatus } from './application-status.ts';
import type { InterviewStage } from './interview-attendance.ts';
import type { OfferPhase } from './offer-phase.ts';

const stages = [
  // Not decided yet.
  ...(['pending', 'viewed', 'on_hold', 'job_closed'] as const),
  // Accepted: the employer wants to meet the person.
  ...(['accepted', 'exchanged', 'invited', 'interview', 'interviewed', 'missed', 'passed'] as const),
  ...(['offered', 'hired'] as const),
  // Over.
  ...(['not_suitable', 'offer_declined', 'offer_ended', 'not_accepted', 'withdrawn'] as const),
] as const;

/**
 * Where an application stands: the one label that a person sees. Older API versions do not send it, and a later one may send
 * a value that is not listed: `shownStage` falls back to the label.
 */
export const applicationStage = z.catch(z.optional(z.enum(stages)), undefined);
export type ApplicationStage = (typeof stages)[number];

/** Why an employer declines after it has accepted. */
export const declineReason = z.enum([
  'other_candidate',
  'position_filled',
  'position_cancelled',
  'skills',
  'terms',
  'missed_interview',
  'other',
]);
export type DeclineReason = z.infer<typeof declineReason>;

/** Events that both sides see as a line of their chat. An invitation and an offer are messages of a kind of their own. */
export const chatEvents = [
  ...(['accepted', 'declined', 'withdrawn'] as const),
  ...(['interview_accepted', 'interview_proposed', 'interview_moved', 'interview_changed'] as const),
  ...(['interview_rejected', 'interview_cancelled', 'interview_cancelled_late'] as const),
  ...(['interview_reopened', 'interview_missed', 'interview_contested', 'interview_attended'] as const),
  ...(['interview_employer_absent', 'interview_passed', 'interview_not_suitable'] as const),
  ...(['offer_accepted', 'offer_declined', 'offer_withdrawn'] as const),
] as const;
export type ChatEvent = (typeof chatEvents)[number];

const events = [
  ...(['applied', 'viewed', 'replied', 'job_closed', 'job_on_hold'] as const),
  ...(['interview_invited', 'interview_decided', 'offer_made', 'offer_questioned'] as const),
  ...chatEvents,
] as const;

/** One step of an application, its interviews and its offers: who did what, when. */
export const storyStep = z.object({
  at: unixSeconds,
  actor: z.enum(['jobseeker', 'recruiter', 'system']),
  /** `other`: an event that only a later version knows. */
  event: z.catch(z.enum([...events, 'other']), 'other'),
});
export type StoryStep = z.infer<typeof storyStep>;

/** The facts that decide the stage of an application. */
export interface StoryFacts {
  status: ApplicationStatus;
  job_status: JobStatus;
  exchange_status: z.infer<typeof exchangeStatus>;
  /** Of its open interview, else of the latest one; null without any. */
  interview: InterviewStage | null;
  /** Of its latest offer; null without any. */
  offer: OfferPhase | null;
}

/** Stage of an application according to its interview; null if the interview did not take place. */
const stageOfInterview: Readonly<Record<InterviewStage, ApplicationStage | null>> = {
  pending: 'invited',
  upcoming: 'interview',
  checked_in: 'interview',
  in_progress: 'interview',
  finished: 'interviewed',
  completed: 'interviewed',
  contested: 'interviewed',
  pending_results: 'interviewed',
  not_attended: 'missed',
  employer_absent: null,
  passed: 'passed',
  not_suitable: 'not_suitable',
  expired: null,
  rejected: null,
  cancelled: null,
};

const isToCome = (stage: ApplicationStage | null): boolean => stage === 'invited' || stage === 'interview';

/**
 * The stage of an application. The stage is the end of the application if there is one. Otherwise it is an open offer,
 * then an open interview, then the result of the latest of them. A decision outlives the closing of the job, which says
 * why no answer comes before one.
 */
export function stageOfStory({
  status,
  job_status,
  exchange_status,
  ...story
}: StoryFacts): ApplicationStage {
  if (status === 'withdrawn') return 'withdrawn';
  if (status === 'declined') return 'not_accepted';
  const interview = story.interview && stageOfInterview[story.interview];
  if (story.offer === 'accepted') return 'hired';
  if (story.offer === 'open') return 'offered';
  if (interview !== null && isToCome(interview)) return interview;
  if (story.offer === 'declined') return 'offer_declined';
  if (story.offer !== null) return 'offer_ended';
  if (interview !== null) return interview;
  if (exchange_status === 'exchanged') return 'exchanged';
  if (status === 'accepted') return status;
  if (job_status === 'closed') return 'job_closed';
  if (job_status === 'on_hold') return 'on_hold';
  return status;
}

/** What older remotes show of each stage. */
const labels: Readonly<Record<ApplicationStage, ApplicationLabel>> = {
  pending: 'pending',
  viewed: 'viewed',
  on_hold: 'on_hold',
  job_closed: 'job_closed',
  accepted: 'accepted',
  exchanged: 'exchanged',
  invited: 'accepted',
  interview: 'accepted',
  interviewed: 'accepted',
  missed: 'accepted',
  passed: 'accepted',
  offered: 'accepted',
  hired: 'accepted',
  not_suitable: 'not_accepted',
  offer_declined: 'accepted',
  offer_ended: 'accepted',
  not_accepted: 'not_accepted',
  withdrawn: 'withdrawn',
};

export const labelOfStage = (stage: ApplicationStage): ApplicationLabel => labels[stage];

/** The stage that an API sent, or of an older one its label. */
export const shownStage = ({
  stage,
  label,
}: {
  stage?: ApplicationStage | undefined;
  label: ApplicationLabel;
}): ApplicationStage => stage ?? label;

/** Whether an application can still be ended: no side has ended it. Steps after the acceptance do not matter. */
export const canEnd = ({ status }: Pick<StoryFacts, 'status'>): boolean =>
  status !== 'withdrawn' && status !== 'declined';
