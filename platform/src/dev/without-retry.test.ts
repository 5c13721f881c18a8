import { expect, it } from 'vitest';
import { withoutRetry } from './without-retry.ts';

const base = '/dev-remote/mfe-chat/';

it.each([
  ['/dev-remote/mfe-chat/~mbx1/remoteEntry.js', '/dev-remote/mfe-chat/remoteEntry.js'],
  ['/dev-remote/mfe-chat/~mbx12/static/js/a.js?v=~1/2', '/dev-remote/mfe-chat/static/js/a.js?v=~1/2'],
  ['/dev-remote/mfe-chat/static/~a/b.js', '/dev-remote/mfe-chat/static/~a/b.js'],
  ['/assets/mfe-chat/~a/b.js', '/assets/mfe-chat/~a/b.js'],
])('a file that is asked for again (%s) is the file itself', (asked, file) => {
  expect(withoutRetry(asked, base)).toBe(file);
});
