import { getJobStatic } from '@jobharbor/shared/calls/job/get-job-static';
import { answer } from '@jobharbor/shared/testing/server';
import { aJobStatic } from './builders.ts';

/** Answers with a job that has these details. */
export const jobAnswers = (details = {}) => [answer(getJobStatic, () => aJobStatic(details))];

/** Text with spaces for no-break spaces, and without marks of direction. */
export const plainText = (text: string | null) =>
  text?.replace(/[\u00a0\u202f]/g, ' ').replace(/[\u2066-\u2069]/g, '');
