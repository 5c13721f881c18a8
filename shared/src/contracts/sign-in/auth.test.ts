import { expect, it } from 'vitest';
import { email } from './auth.ts';

it.each([
  'mailto:jane@x.com',
  'MAILTO: jane@x.com?subject=Hello&cc=other@y.com',
  '<jane@x.com>',
  'Jane <jane@x.com>',
  '"Doe, Jane" <jane@x.com>;',
  ' “jane@x.com”',
  '(jane@x.com)',
  'jane@x.com.',
  'jane@x.com,',
  'jane@x。com',
  'ｊａｎｅ＠ｘ｡ｃｏｍ',
  '\u2066jane@x.com\u2069',
  'jane@x.com\u200b',
  'jane @x.com',
  'jane@ x.com',
])('reads the address in %j', (typed) => expect(email.parse(typed)).toBe('jane@x.com'));

it('reads the apostrophe that a phone curls', () => expect(email.parse('o’hara@x.com')).toBe("o'hara@x.com"));

it.each(['a?b@x.com', "o'hara@x.com", 'try..this@docomo.ne.jp', '用户@例子.公司', 'r&d@x.com'])(
  'keeps %s',
  (address) => expect(email.parse(address)).toBe(address),
);

it.each([
  'jane',
  'jane@x',
  'jane@\u202ex.com',
  'jane@x.com bob@x.com',
  '<jane>',
  'Jane <jane@x.com> Bob',
  `<${'@'.repeat(100_000)}`,
])('reads no address in %j', (typed) => expect(email.safeParse(typed).success).toBe(false));
