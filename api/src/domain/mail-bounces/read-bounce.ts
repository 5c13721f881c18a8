import PostalMime from 'postal-mime';

/** A mail of ours that a server took and could not deliver. */
export interface Bounce {
  mailId: string;
  /** Enhanced status code (RFC 3463), such as `5.1.1`. */
  status: string;
  answer: string;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const statusPattern = /^[245]\.\d{1,3}\.\d{1,3}/;
/** Enhanced status in the answer of the other server, for example `smtp; 550 5.1.1 user unknown`. */
const answerPattern = /^(?:smtp;)?\s*[45]\d\d[ -]([45]\.\d{1,3}\.\d{1,3})(?![.\d])/i;

/**
 * Parses a delivery status notification (RFC 3464). Null for other mails, and for delays and deliveries. The mail is
 * identified by envelope id, report address, or the Message-ID of the returned copy.
 */
export async function readBounce(raw: Buffer): Promise<Bounce | null> {
  const report = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', maxRfc822NestingDepth: 0 }).catch(
    () => null,
  );
  const part = (pattern: RegExp) => {
    const content = report?.attachments.find(({ mimeType }) => pattern.test(mimeType))?.content;
    return typeof content === 'string' ? content : '';
  };
  const [ofMail = {}, ...ofRecipients] = readFields(part(/^message\/(global-)?delivery-status$/));
  const failed = ofRecipients.find(({ action }) => action?.toLowerCase() === 'failed');
  const [reported] = statusPattern.exec(failed?.status ?? '') ?? [];
  if (failed === undefined || reported === undefined) return null;
  const answer = failed['diagnostic-code'] ?? describeFailure(report?.text ?? '') ?? reported;
  // Exim reports 5.0.0 (no details) whatever the other server answered.
  const status = reported.endsWith('.0.0') ? (statusOf(answer) ?? reported) : reported;
  const [copy = {}] = readFields(part(/^(message\/rfc822|text\/rfc822-headers|message\/global(-headers)?)$/));
  const addresses = [...(report?.to ?? []), ...(report?.cc ?? [])].map(({ address = '' }) => address);
  const sentTo = [report?.deliveredTo ?? '', ...addresses].join(' ');
  const mailId =
    find(`^(${uuid})$`, ofMail['original-envelope-id']) ??
    find(`\\+(${uuid})@`, sentTo) ??
    find(`<(${uuid})@`, copy['message-id']);
  if (mailId === undefined) return null;
  return { mailId, status, answer: answer.slice(0, 500) };
}

/** Exim's words for a domain without a mail server, such as a misspelt one. */
const unroutable = /^(?:Unrouteable address|all relevant MX records point to non-existent hosts)/;

const statusOf = (answer: string): string | undefined =>
  answerPattern.exec(answer)?.[1] ?? (unroutable.test(answer) ? '5.1.2' : undefined);

/**
 * The reason where Exim itself gave up without asking another server. Its report then has no diagnostic code, only a
 * text for people in the line below the address.
 */
const describeFailure = (text: string): string | undefined =>
  /^ +\S+@\S+\r?\n +(.+)$/m.exec(text)?.[1]?.trim();

const find = (pattern: string, text = '') => new RegExp(pattern, 'i').exec(text)?.[1]?.toLowerCase();

/** Blocks of header fields, separated by empty lines; names in lower case, folded lines joined. */
const readFields = (text: string): Record<string, string | undefined>[] =>
  text
    .trim()
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map((block) =>
      Object.fromEntries(
        block
          .replace(/\r?\n[ \t]+/g, ' ')
          .split(/\r?\n/)
          .flatMap((line) => {
            const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
            return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value.trim()]];
          }),
      ),
    );
