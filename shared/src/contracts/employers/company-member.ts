import * as z from 'zod/mini';
import { adminNote } from '../account/admin-decision.ts';
import { companyBrief } from '../jobs/company.ts';
import { countryKey, id, lineText, personText, unixSeconds } from '../primitives/primitives.ts';
import { email } from '../sign-in/auth.ts';

/**
 * Roles in a company. A recruiter acts on the own jobs. The coordinator and the admin act on those of all members; the admin
 * alone decides who is a member.
 */
export const companyRole = z.enum(['recruiter', 'coordinator', 'admin']);
export type CompanyRole = z.infer<typeof companyRole>;

/** Keys of the list `recruiter_role_permissions`. */
export const companyPermission = z.enum([
  'post-jobs',
  'read-applications',
  'decide-applications',
  'write-chats',
  'arrange-interviews',
  'make-offers',
  'analyse-talent',
  'edit-company',
  'upload-company-documents',
  'verify-recruiters',
  'transfer-ownership',
  'export-applicants',
]);
export type CompanyPermission = z.infer<typeof companyPermission>;

const ofMembers: readonly CompanyPermission[] = [
  'post-jobs',
  'read-applications',
  'decide-applications',
  'write-chats',
  'arrange-interviews',
  'make-offers',
  'edit-company',
];

/** What each role may do; `analyse-talent` is granted to members one by one as well. */
export const permissionsOfRole: Readonly<Record<CompanyRole, readonly CompanyPermission[]>> = {
  recruiter: ofMembers,
  coordinator: ofMembers,
  admin: companyPermission.options,
};

/** A person as other members see them. */
const colleague = z.object({ id, name: z.string(), title: z.string(), avatar_url: z.nullable(z.string()) });

export const companyMember = z.extend(colleague, {
  role: companyRole,
  permissions: z.array(companyPermission),
  joined_at: unixSeconds,
  is_you: z.boolean(),
  /** The agency that acts as this recruiter, or the account where it belongs to no company; null for a person who signs in. */
  agency: z.nullable(z.object({ id, name: z.string() })),
});
export type CompanyMember = z.infer<typeof companyMember>;

/** Characters of a member's position, such as "Talent Partner". */
export const memberTitle = lineText(1, 100);

/** Days for which an invitation is open. */
export const invitationDays = 14;

/** Roles that somebody can be given; there is one admin, who hands the company over. */
export const givenRole = z.enum(['recruiter', 'coordinator']);

/** `POST /recruiter/companies/{id}/invitations`. */
export const memberInvitationDraft = z.strictObject({
  email,
  role: z._default(givenRole, 'recruiter'),
  title: memberTitle,
});

export const memberInvitation = z.object({
  id,
  email: z.string(),
  role: givenRole,
  title: z.string(),
  invited_at: unixSeconds,
  expires_at: unixSeconds,
});

/** An invitation as the invited person sees it. */
export const receivedInvitation = z.object({
  id,
  company: companyBrief,
  role: givenRole,
  title: z.string(),
  /** The admin who invites. */
  invited_by: z.string(),
  expires_at: unixSeconds,
});

/** Somebody who asks to recruit for a company. Without an admin of the company, an admin of the site decides. */
export const joinRequest = z.object({
  id,
  person: z.object({ id, name: z.string(), email: z.nullable(z.string()) }),
  title: z.string(),
  text: z.string(),
  asked_at: unixSeconds,
});
export type JoinRequest = z.infer<typeof joinRequest>;

export const joinDecision = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('joined') }),
  /** The person reads the reason. */
  z.strictObject({ outcome: z.literal('refused'), reason: personText(1, 500) }),
]);

/** `PATCH /admin/company-claims/{id}`: for who becomes the admin, the reason is for admins alone. */
export const claimDecision = z.discriminatedUnion('outcome', [
  z.strictObject({ outcome: z.literal('joined'), note: adminNote }),
  z.strictObject({ outcome: z.literal('refused'), reason: personText(1, 500) }),
]);

/** A company that the caller acts for. */
export const ownCompany = z.extend(companyBrief, {
  country_key: countryKey,
  /** Null for an agency, which acts for recruiters of the company. */
  role: z.nullable(companyRole),
  permissions: z.array(companyPermission),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** Who takes over the jobs, applications, chats, interviews and offers of a member who goes. */
export const handOver = z.strictObject({ successor_id: z.optional(id) });
