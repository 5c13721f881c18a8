export interface BounceParts {
  to?: string;
  envelopeId?: string;
  /** Message-ID of the returned mail, without its angle brackets. */
  messageId?: string;
  action?: string;
  status: string;
  diagnostic?: string;
}

/** A delivery status notification as mail servers send it (RFC 3464). */
export const aBounceMail = ({
  to = 'post@jobs.example',
  envelopeId,
  messageId = 'unknown@elsewhere.example',
  action = 'failed',
  status,
  diagnostic = `smtp; 550 ${status} No such mailbox here`,
}: BounceParts): string =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.example>',
    `To: ${to}`,
    'Subject: Undelivered mail',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="part"',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'Your mail could not be delivered.',
    '--part',
    'Content-Type: message/delivery-status',
    '',
    ...(envelopeId === undefined ? [] : [`Original-Envelope-Id: ${envelopeId}`]),
    'Reporting-MTA: dns; mx.example',
    '',
    'Final-Recipient: rfc822; ana@example.com',
    `Action: ${action}`,
    `Status: ${status}`,
    `Diagnostic-Code: ${diagnostic}`,
    '',
    '--part',
    'Content-Type: text/rfc822-headers',
    '',
    'From: JobHarbor <post@jobs.example>',
    `Message-ID: <${messageId}>`,
    '--part--',
    '',
  ].join('\r\n');
