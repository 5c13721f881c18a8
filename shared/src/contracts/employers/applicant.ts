import * as z from 'zod/mini';
import { applicationStatus } from '../applications/application-status.ts';
import { id, idFromText, intFromText, personText, unixSeconds } from '../primitives/primitives.ts';
import { receivedApplication } from './recruiter.ts';

export const applicantLimits = {
  stages: 20,
  stageName: 40,
  note: 4_000,
  tags: 10,
  tag: 30,
  /** Applications that are moved or declined at once. */
  moved: 100,
  query: 100,
} as const;

/**
 * The state that a stage of the team stands for. Who is moved to a stage of `accepted` is told so; nobody in it can be moved
 * back to one of `viewed`.
 */
export const stageStatus = z.enum(['viewed', 'accepted']);

const stageName = personText(1, applicantLimits.stageName);

/** A step of a company's own procedure, which job seekers never see. */
export const companyStage = z.object({ id, name: z.string(), status: stageStatus });
export type CompanyStage = z.infer<typeof companyStage>;

/** `PUT /recruiter/companies/{id}/stages`: all stages in their order, those of `accepted` last. One without an id is new. */
export const companyStagesChange = z.strictObject({
  stages: z
    .array(z.strictObject({ id: z.optional(id), name: stageName, status: stageStatus }))
    .check(z.maxLength(applicantLimits.stages)),
});

/** Somebody of the team who may read an application. */
export const teamMember = z.object({ id, name: z.string() });

/** A note of the team about an applicant. */
export const applicantNote = z.object({
  id,
  text: z.string(),
  /** Null where the account is gone. */
  author: z.nullable(teamMember),
  mentions: z.array(teamMember),
  written_at: unixSeconds,
  /** The caller may delete it: who wrote it, and the admin. */
  can_delete: z.boolean(),
});
export type ApplicantNote = z.infer<typeof applicantNote>;

export const applicantNoteDraft = z.strictObject({
  text: personText(1, applicantLimits.note),
  /** Members of the record's `team` who are notified. */
  mentions: z._default(z.array(id).check(z.maxLength(20)), []),
});

export const applicantTag = personText(1, applicantLimits.tag);

/** An application in the list of applicants, with what the team keeps beside it. */
export const applicant = z.extend(receivedApplication, {
  /** The full name while the application is shared, else the first name. */
  name: z.string(),
  headline: z.nullable(z.string()),
  location: z.nullable(z.string()),
  /** Nobody has opened it yet, or it has messages that nobody has read. */
  is_unread: z.boolean(),
  unread_messages: z.int(),
  team_stage: z.nullable(companyStage),
  tags: z.array(z.string()),
  notes: z.int(),
  /** When the person will be told that they are declined; until then it can be undone. */
  decline_told_at: z.nullable(unixSeconds),
  /** The last change by either side. */
  active_at: unixSeconds,
});
export type Applicant = z.infer<typeof applicant>;

export const applicantSort = z.enum(['oldest', 'newest', 'active', 'name', 'stage']);

const flag = z.optional(
  z.pipe(
    z.enum(['0', '1', 'false', 'true']),
    z.transform((text) => text === '1' || text === 'true'),
  ),
);

/** `GET /recruiter/applicants`. `query` is looked for in all that was sent, in tags and in notes. */
export const applicantsQuery = z.object({
  job_id: z.optional(idFromText),
  status: z.optional(applicationStatus),
  stage_id: z.optional(idFromText),
  tag: z.optional(applicantTag),
  unread: flag,
  /** Those with a note that mentions the caller, and that they have not opened since. */
  mentioned: flag,
  query: z.optional(z.string().check(z.maxLength(applicantLimits.query))),
  sort: z._default(applicantSort, 'oldest'),
  page: z._default(intFromText(1, 10_000), 1),
  size: z._default(intFromText(1, 100), 30),
});

/** What the team keeps about an application. */
export const applicantRecord = z.object({
  stage: z.nullable(companyStage),
  /** The company's stages, in their order. */
  stages: z.array(companyStage),
  tags: z.array(z.string()),
  decline_told_at: z.nullable(unixSeconds),
  notes: z.array(applicantNote),
  /** Who may read the application, and can be mentioned. */
  team: z.array(teamMember),
});
export type ApplicantRecord = z.infer<typeof applicantRecord>;

/** Applications that one call changes. */
export const applicationIds = z.array(id).check(z.minLength(1), z.maxLength(applicantLimits.moved));

/** `POST /recruiter/applicants/move`: to a stage of the company, or out of all stages. */
export const applicantsMove = z.strictObject({ ids: applicationIds, stage_id: z.nullable(id) });

/** What a call for many applications did with one of them. */
export const applicantOutcome = z.object({
  id,
  /** Code of the error catalogue with its text; null where it was done. */
  refused: z.nullable(z.object({ code: z.int(), message: z.string() })),
});
