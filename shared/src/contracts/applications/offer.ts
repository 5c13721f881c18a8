import * as z from 'zod/mini';
import { jobCard } from '../jobs/job.ts';
import { id, personText, unixSeconds } from '../primitives/primitives.ts';
import { offerPhase } from './offer-phase.ts';

/** Pay of an offer: one amount in ISO 4217 minor units, for one period. */
const offeredPay = z.strictObject({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  amount: z.int().check(z.positive(), z.maximum(1_000_000_000_000)),
  period: z.enum(['hourly', 'daily', 'monthly', 'annually']),
});
export type OfferedPay = z.infer<typeof offeredPay>;

/** What an employer offers. */
const terms = {
  /** The work, as the contract will name it. */
  title: personText(1, 200),
  starts_on: z.iso.date(),
  /** How long it stands. */
  valid_until: unixSeconds,
  pay: offeredPay,
  /** Such as `40 hours a week, Monday to Friday`. */
  hours: personText(1, 300),
  place: personText(1, 300),
  benefits: z._default(z.array(personText(1, 200)).check(z.maxLength(20)), []),
  note: z._default(z.nullable(personText(1, 4_000)), null),
};

/** `POST /recruiter/applications/{id}/offers`. */
export const offerTerms = z.strictObject(terms);
export type OfferTerms = z.output<typeof offerTerms>;

/** Why a person declines an offer. */
export const offerDeclineReason = z.enum([
  'pay',
  'other_offer',
  'place',
  'hours',
  'start',
  'changed_mind',
  'other',
]);
export type OfferDeclineReason = z.infer<typeof offerDeclineReason>;

/** An offer as both sides see it. */
export const offer = z.object({
  id,
  application_id: id,
  chat_id: z.nullable(id),
  job: jobCard,
  /** The recruiter who offers. */
  by: z.string(),
  phase: offerPhase,
  ...terms,
  /**
   * The pay for a month in the currency of the request's country, by 8 hours a day and 260 days a year. The day of the
   * exchange rate is null where none was needed. Null where there is no rate.
   */
  monthly: z.nullable(z.object({ currency: z.string(), amount: z.int(), rate_date: z.nullable(z.string()) })),
  made_at: unixSeconds,
  answered_at: z.nullable(unixSeconds),
  /** Of a declined one, and of a withdrawn one its text. */
  decline_reason: z.nullable(offerDeclineReason),
  text: z.nullable(z.string()),
  /** The name that the person signed an accepted one with. */
  signed_name: z.nullable(z.string()),
  /** Increments with every change (optimistic locking). */
  version: z.int(),
});
export type Offer = z.infer<typeof offer>;

const version = z.int();

/** Longest texts of an answer, in characters. */
export const offerAnswerLimits = { signedName: 100, declineText: 1_000, question: 2_000 } as const;

/** What the person types or chooses to accept an offer, to decline it, or to ask about it. */
export const offerAnswerFields = {
  accept: z.object({ signed_name: personText(2, offerAnswerLimits.signedName) }),
  decline: z.object({
    reason: offerDeclineReason,
    text: z.optional(personText(1, offerAnswerLimits.declineText)),
  }),
  ask: z.object({ text: personText(1, offerAnswerLimits.question) }),
};

export type OfferAnswerFields = z.infer<(typeof offerAnswerFields)[keyof typeof offerAnswerFields]>;

/** `PATCH /jobApplication/offers/{id}`. A question goes to the employer as a message of the chat; the offer stays open. */
export const offerAnswer = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('accept'),
    version,
    ...offerAnswerFields.accept.shape,
    /** `false` refuses it where another offer is accepted already (42459). Left out by older clients. */
    despite_accepted: z.optional(z.boolean()),
  }),
  z.strictObject({ action: z.literal('decline'), version, ...offerAnswerFields.decline.shape }),
  z.strictObject({ action: z.literal('ask'), version, ...offerAnswerFields.ask.shape }),
]);
export type OfferAnswer = z.infer<typeof offerAnswer>;

/** `PATCH /recruiter/offers/{id}`: the employer withdraws an open offer, and says why. */
export const offerWithdrawal = z.strictObject({ version, text: personText(1, 1_000) });

/** An application that is still open after the person has accepted an offer elsewhere. */
export const openApplication = z.object({
  application_id: id,
  job_id: id,
  chat_id: z.nullable(id),
  job_title: z.string(),
  company_name: z.string(),
});
export type OpenApplication = z.infer<typeof openApplication>;
