import { expect, it } from 'vitest';
import { findLinks } from './find-links.ts';

const contract = (name: string, paths: string[], calls: string[] = []) => ({
  name,
  calls,
  routes: paths.map((path) => ({ path, render: 'browser' as const, access: 'public' as const })),
});
const target = contract('mfe-a', ['/', '/chats', '/chats/:id', '/resume/:id/fill', '/job/:job']);
const own = contract('mfe-b', ['/mine', '/job/new'], ['POST /job/search', 'GET /chats']);

it.each([
  ['an address', 'to:"/mine/x",to:"/resume/7/fill"', ['/resume/:id/fill']],
  ['an address with a query or a hash', 'f("/job/7?from=mail"),f(\'/job/8#map\')', ['/job/:job']],
  ['a template', `to:\`/chats/\${e.id}\``, ['/chats/:id']],
  ['a template that goes on', `to:\`/resume/\${e.id}/fill\``, ['/resume/:id/fill']],
  ['a template with a text in it', `to:\`/chats/\${f("id")}\``, ['/chats/:id']],
  ['the beginning of one', '"/resume/"+e+"/fill"', ['/resume/:id/fill']],
  ['no call of the API', 'path:"/job/search",path:"/chats",path:"/job/{id}"', []],
  ['no page of its own', 'to:"/mine",to:"/job/new"', []],
  ['no pattern, no single slash, no other text', 'a="/job/:job",b="/",c="/chatsworth",d="see /chats"', []],
])('finds in a script %s', (_what, script, routes) => {
  expect([...findLinks(script, target, own)]).toEqual(routes);
});
