import {
  type Education,
  educationLimits,
  educationRules,
} from '@jobharbor/shared/contracts/entries/education';
import {
  type LicenseCertification,
  licenseLimits,
  licenseRules,
} from '@jobharbor/shared/contracts/entries/license-certification';
import {
  type WorkExperience,
  workExperienceLimits,
  workExperienceRules,
} from '@jobharbor/shared/contracts/entries/work-experience';
import { errorCode } from '@jobharbor/shared/errors';
import { flatOptionById, jobFunctionById } from '../../config-lists/index.ts';
import { toSeconds } from '../common/seconds.ts';
import { ownAttachment } from '../license-attachments/attachment-repository.ts';
import { hostOf, proofKey } from '../license-proofs/proof-key.ts';
import { defineKind } from './entry-kind.ts';
import { limitCount } from './entry-problems.ts';

interface Span {
  start_month: string | null;
  end_month: string | null;
  is_current: boolean;
}

const compare = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0);

/** Without an end it counts by its start; one without either is the last. */
const endOf = ({ is_current, start_month, end_month }: Span): string =>
  is_current ? '9999' : (end_month ?? start_month ?? '');

/** Current entries first, then by end and start, the latest first. */
const byDate = (a: Span, b: Span): number =>
  compare(endOf(a), endOf(b)) || compare(a.start_month ?? '', b.start_month ?? '');

/** Current entries have no end date. */
const withoutEnd = <Content extends Span>(content: Content): Content =>
  content.is_current ? { ...content, end_month: null } : content;

export const workExperiences = defineKind<WorkExperience>({
  name: 'work_experience',
  rules: workExperienceRules,
  defaults: {
    industry_id: null,
    job_function_ids: [],
    currency: null,
    monthly_salary: null,
    end_month: null,
    is_current: false,
    description: null,
    is_hidden_from_company: false,
  },
  settle: withoutEnd,
  check: ({ industry_id, job_function_ids }) => ({
    industry_id:
      industry_id !== null && flatOptionById('industry_lists', industry_id) === undefined
        ? errorCode.industryNotFound
        : undefined,
    job_function_ids: job_function_ids.some((id) => jobFunctionById(id) === undefined)
      ? 'invalid'
      : undefined,
  }),
  limit: (others) => limitCount(others, workExperienceLimits.count),
  order: byDate,
});

export const educations = defineKind<Education>({
  name: 'education',
  rules: educationRules,
  defaults: {
    ...{ field_of_study: null, start_month: null, end_month: null },
    ...{ is_current: false, description: null },
  },
  settle: withoutEnd,
  check: ({ education_level_id }) => ({
    education_level_id:
      flatOptionById('educations', education_level_id) === undefined ? 'invalid' : undefined,
  }),
  limit: (others) => limitCount(others, educationLimits.count),
  order: byDate,
});

export const licenses = defineKind<LicenseCertification>({
  name: 'license_certification',
  rules: licenseRules,
  defaults: {
    issuer: null,
    expiry_month: null,
    does_not_expire: false,
    credential_id: null,
    credential_url: null,
    attachment: null,
  },
  settle: (content) => (content.does_not_expire ? { ...content, expiry_month: null } : content),
  complete: async (content, tx, accountId) =>
    content.attachment == null
      ? content
      : { ...content, attachment: await ownAttachment(tx, accountId, content.attachment.id) },
  derive: ({ content, proof_key, proof_found_at }) =>
    proof_found_at === null || content.credential_url === null || proof_key !== proofKey(content)
      ? {}
      : { finding: { host: hostOf(content.credential_url), found_at: toSeconds(proof_found_at) } },
  limit: (others) => limitCount(others, licenseLimits.count),
  order: (a, b) => compare(a.issue_month, b.issue_month),
});
