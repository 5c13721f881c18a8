import * as z from 'zod/mini';
import { defineCall } from '../../define-call.ts';
import { resumeDesign, resumeTemplates } from '../../profile/resume-document.ts';

/** The first page of a template with the content of an invented person, as a WebP picture. */
export const drawResumeTemplate = defineCall({
  method: 'GET',
  path: '/jobseeker/resume-templates/{template}/picture',
  access: 'public',
  summary: 'A picture of a résumé template',
  params: z.object({ template: z.enum(resumeTemplates) }),
  query: z.object({ language: resumeDesign.shape.language }),
  answer: 'file',
  errors: [40019, 50010],
});
