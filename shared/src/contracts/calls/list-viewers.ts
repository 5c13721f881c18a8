import { applicationView } from '../application.ts';
import { defineCall } from '../define-call.ts';
import { pageOf, pageQuery } from '../envelope.ts';

/** Who of the employers opened what the caller sent, newest first: every opening, with the same facts for everybody. */
export const listViewers = defineCall({
  method: 'GET',
  path: '/jobApplication/viewers',
  access: 'protected',
  summary: 'Who opened the caller’s applications',
  query: pageQuery,
  answer: pageOf('views', applicationView),
});
