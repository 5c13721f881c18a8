import { defineCall } from '../../define-call.ts';
import { talentAnalysis } from '../../profile/talent-analysis.ts';

/**
 * Compares the profile that was sent with an application against the job's requirements. Recorded and shown to the person
 * like every opening. 41317: limit of three a day; 41315, 41318: the job has no title, or no description, to compare
 * with.
 */
export const analyseTalent = defineCall({
  method: 'POST',
  path: '/recruiter/applications/{id}/analysis',
  access: 'protected',
  roles: ['recruiter'],
  summary: 'What of a job an application shows',
  answer: talentAnalysis,
  errors: [40004, 41315, 41317, 41318, 42021],
});
