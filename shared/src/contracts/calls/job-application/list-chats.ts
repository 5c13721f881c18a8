import { chat } from '../../chat/chat.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf, pageQuery } from '../../envelope.ts';

/** One page of the caller’s chats, latest first. */
export const listChats = defineCall({
  method: 'GET',
  path: '/jobApplication/chats',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'The caller’s chats',
  query: pageQuery,
  answer: pageOf('chats', chat),
});
