import { describe, expect, it } from 'vitest';
import { aBounceMail } from '../../testing/samples/a-bounce-mail.ts';
import { readBounce } from './read-bounce.ts';

const mailId = '0b0e5f6a-5a0e-4d57-9d5c-6f6f0a3c1d2e';
const read = (mail: Parameters<typeof aBounceMail>[0] | string) =>
  readBounce(Buffer.from(typeof mail === 'string' ? mail : aBounceMail(mail)));

describe('a bounced mail', () => {
  it.each([
    ['the id of its envelope', { envelopeId: mailId.toUpperCase() }],
    ['the address that the report went to', { to: `bounces+${mailId}@mail.jobs.example` }],
    ['the Message-ID of its copy', { messageId: `${mailId}@jobs.example` }],
  ])('is known by %s', async (_by, parts) => {
    expect(await read({ ...parts, status: '5.1.1' })).toEqual({
      ...{ mailId, status: '5.1.1', answer: 'smtp; 550 5.1.1 No such mailbox here' },
    });
  });

  it('says what the other side said, also over two lines, and that it gave up after days', async () => {
    const diagnostic = 'smtp; 452 4.2.2\r\n  Mailbox full';
    expect(await read({ envelopeId: mailId, status: '4.2.2 (full)', diagnostic })).toMatchObject({
      ...{ status: '4.2.2', answer: expect.stringMatching(/^smtp; 452 4\.2\.2 +Mailbox full$/) },
    });
  });

  it.each([
    ['5.0.0', 'smtp; 550 5.1.1 user unknown', '5.1.1'],
    ['5.0.0', 'smtp; 550-5.1.1 The account does not exist', '5.1.1'],
    ['5.0.0', 'smtp; 550 blocked, see 5.1.1.9', '5.0.0'],
    ['5.7.1', 'smtp; 550 5.1.1 user unknown', '5.7.1'],
  ])(
    'has the status of the answer where the report gives none (%s, %s)',
    async (status, diagnostic, found) => {
      expect(await read({ envelopeId: mailId, status, diagnostic })).toMatchObject({ status: found });
    },
  );

  it.each([
    ['550 5.1.1 mailbox does not exist here', '5.1.1'],
    ['Unrouteable address', '5.1.2'],
    ['retry timeout exceeded', '5.0.0'],
  ])('of Exim, which asked no other server, says why to people only: %s', async (reason, status) => {
    const report = aBounceMail({ envelopeId: mailId, status: '5.0.0' })
      .replace(
        'Your mail could not be delivered.',
        `It failed:\r\n\r\n  ana@example.com\r\n    ${reason}\r\n`,
      )
      .replace(/Diagnostic-Code: .*\r\n/, '');
    expect(await read(report)).toEqual({ mailId, status, answer: reason });
  });

  it.each([
    ['a delay', { envelopeId: mailId, action: 'delayed', status: '4.4.1' }],
    ['a delivery', { envelopeId: mailId, action: 'delivered', status: '2.0.0' }],
    ['a report of a mail that is none of ours', { messageId: 'other@elsewhere.example', status: '5.1.1' }],
    ['a report without a status', { envelopeId: mailId, status: 'unknown' }],
    ['an absence note', `To: bounces+${mailId}@mail.jobs.example\r\nSubject: Away\r\n\r\nStatus: 5.1.1`],
    ['nothing', ''],
    ['no mail', '\0\xff--'.repeat(2_000)],
    ['parts without end', `Content-Type: multipart/report; boundary=a\r\n\r\n${'--a\r\n'.repeat(9_000)}`],
  ])('is not %s', async (_what, mail) => {
    expect(await read(mail)).toBeNull();
  });
});
