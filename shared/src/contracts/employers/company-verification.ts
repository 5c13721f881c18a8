import * as z from 'zod/mini';
import { adminNote } from '../account/admin-decision.ts';
import { companyBrief, companyChecks } from '../jobs/company.ts';
import { id, personText, unixSeconds } from '../primitives/primitives.ts';

/** What a document proves about a company. */
export const proofKind = z.enum([...companyChecks, 'other']);

/** Documents that a company keeps for its verification. */
export const maxCompanyProofs = 10;

export const companyProof = z.object({
  id,
  kind: proofKind,
  filename: z.string(),
  format: z.enum(['pdf', 'png', 'jpg']),
  size: z.int(),
  uploaded_at: unixSeconds,
});
export type CompanyProof = z.infer<typeof companyProof>;

/** How far the verification of a company is; `none` before it is asked for, and after a verified company changed its name. */
export const companyVerification = z.object({
  state: z.enum(['none', 'pending', 'verified', 'refused']),
  requested_at: z.nullable(unixSeconds),
  decided_at: z.nullable(unixSeconds),
  /** Why it was refused. */
  reason: z.nullable(z.string()),
});
export type CompanyVerification = z.infer<typeof companyVerification>;

/** A company that waits for its verification, with what it uploaded. */
export const pendingVerification = z.object({
  id,
  company: companyBrief,
  requested_at: unixSeconds,
  requested_by: z.nullable(z.string()),
  website: z.nullable(z.string()),
  proofs: z.array(companyProof),
});

/** `PATCH /admin/company-verifications/{id}`. The company reads the reason of a refusal; `note` is for admins alone. */
export const verificationDecision = z.discriminatedUnion('outcome', [
  z.strictObject({
    outcome: z.literal('verified'),
    checks: z.array(z.enum(companyChecks)).check(z.minLength(1), z.maxLength(companyChecks.length)),
    note: adminNote,
  }),
  z.strictObject({ outcome: z.literal('refused'), reason: personText(1, 500) }),
]);
