import { hotTitles } from '../../config.ts';
import { defineCall } from '../../define-call.ts';

/** The most advertised titles in the country now. */
export const listHotTitles = defineCall({
  method: 'GET',
  path: '/recommendation/hot-job-titles',
  access: 'public',
  summary: 'What is advertised most in the country now',
  answer: hotTitles,
});
