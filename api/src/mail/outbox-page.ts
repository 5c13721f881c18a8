import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@jobharbor/shared/brand';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { escapeUTF8 } from 'entities';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';

/** Mails shown on the page; the folder keeps them all. */
const shown = 50;
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const localAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** No script, no request: what a mail holds is shown and does nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-top-navigation-by-user-activation";

interface StoredMail {
  id: string;
  email: Email;
}

/** A text message, as the transport of `api/src/sms` writes it. */
interface StoredSms {
  to: string;
  text: string;
  date: string;
}

/**
 * Serves the mails of the outbox at `/dev/outbox`, newest first, and each rendered at `/dev/outbox/{id}`. For local
 * clients only, since the mails contain codes; others get a 404.
 */
export function serveOutbox(app: FastifyInstance, folder: string): void {
  const options = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest) => refuseOthers(request),
  };
  app.get('/dev/outbox', options, async (_request, reply) =>
    reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(renderList(await readMessages(folder))),
  );
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', options, async ({ params }, reply) => {
    const email = /^[\w-]+$/.test(params.id) ? await readMail(folder, params.id) : null;
    if (email === null) throw new ApiError(errorCode.notFound);
    return reply
      .header('content-security-policy', policy)
      .type('text/html; charset=utf-8')
      .send(email.html ?? '');
  });
}

function refuseOthers({ ip, hostname }: FastifyRequest): void {
  const isLocal = localAddresses.has(ip) && localHosts.has(hostname.replace(/:\d+$/, ''));
  if (!isLocal) throw new ApiError(errorCode.notFound);
}

interface Message {
  time: number;
  html: string;
}

/** Mails and text messages, newest first, as items of the list. */
async function readMessages(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const messages = await Promise.all(
    names.map(async (name): Promise<Message[]> => {
      if (name.endsWith('.sms.json')) {
        const sms = await readSms(folder, name);
        return sms === null ? [] : [{ time: Date.parse(sms.date), html: renderSms(sms) }];
      }
      if (!name.endsWith('.eml')) return [];
      const id = name.slice(0, -'.eml'.length);
      const email = await readMail(folder, id);
      return email === null ? [] : [{ time: Date.parse(email.date ?? ''), html: renderItem({ id, email }) }];
    }),
  );
  return messages
    .flat()
    .sort((a, b) => b.time - a.time)
    .slice(0, shown)
    .map(({ html }) => html);
}

async function readSms(folder: string, name: string): Promise<StoredSms | null> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as StoredSms);
}

async function readMail(folder: string, id: string): Promise<Email | null> {
  const bytes = await readFile(join(folder, `${id}.eml`)).catch(() => null);
  return bytes === null ? null : PostalMime.parse(bytes);
}

function renderList(messages: readonly string[]): string {
  const items = messages.join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outbox · ${brand.name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
<body><h1>Outbox</h1><p>Mails and text messages of this site in development. None of them has left this machine.</p>
${items === '' ? '<p>Nothing was sent yet.</p>' : `<ol>${items}</ol>`}</body></html>`;
}

function renderItem({ id, email }: StoredMail): string {
  const to = email.to?.map(({ address }) => address).join(', ') ?? '';
  return `<li><h2 dir="auto"><a href="/dev/outbox/${id}">${escapeUTF8(email.subject ?? '')}</a></h2>
<p><bdi>${escapeUTF8(to)}</bdi> · <time>${escapeUTF8(email.date ?? '')}</time></p>
<pre dir="auto">${escapeUTF8(email.text ?? '')}</pre></li>`;
}

const renderSms = ({ to, text, date }: StoredSms): string =>
  `<li><h2>SMS</h2>
<p><bdi>${escapeUTF8(to)}</bdi> · <time>${escapeUTF8(date)}</time></p>
<pre dir="auto">${escapeUTF8(text)}</pre></li>`;

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin-inline: auto; max-inline-size: 45rem; padding: 2rem 1rem; }
ol { list-style: none; padding: 0; }
li { border-block-start: 1px solid GrayText; padding-block: 1rem; }
h2 { font-size: 1.1rem; margin: 0; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
`;
