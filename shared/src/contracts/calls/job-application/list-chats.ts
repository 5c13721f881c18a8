import { chat, chatsQuery } from '../../chat/chat.ts';
import { defineCall } from '../../define-call.ts';
import { pageOf } from '../../envelope.ts';

/** One page of the caller’s chats: pinned ones first, then latest first. */
export const listChats = defineCall({
  method: 'GET',
  path: '/jobApplication/chats',
  access: 'protected',
  roles: ['jobseeker', 'recruiter'],
  summary: 'The caller’s chats',
  query: chatsQuery,
  answer: pageOf('chats', chat),
});
