import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ConnectedSite } from '@jobharbor/shared/employer-client';
import { AppError, errorCode, isAppError } from '@jobharbor/shared/errors';
import type { Done, Form } from './action.ts';
import { actions } from './actions/index.ts';
import { renderPath } from './create-pages.ts';
import { nothingEntered } from './fields.ts';
import { findFile } from './files/send-file.ts';
import { readForm } from './forms/read-form.ts';
import { hasEnded } from './has-ended.ts';
import { type Html, html } from './html.ts';
import { renderKept } from './kept-text.ts';
import { type Frame, pageScript, renderPage, stylesheet } from './layout.ts';
import { createOpenPages } from './live/open-pages.ts';
import { readNotice, withNotice } from './notices.ts';
import { renderRetry } from './pages/retry-page.ts';
import { renderWelcome } from './pages/welcome-page.ts';
import { readPath } from './read-path.ts';
import { isForeign, pageHeaders, sentFrom } from './request.ts';
import { chooseLanguage, createSessions, languageOf } from './sessions.ts';
import type { Shown } from './shown.ts';
import { createTexts } from './texts.ts';
import { clientOf, type Visitor } from './visitor.ts';

type Site = ConnectedSite & { siteUrl: string };

/** One request with what it is answered from. */
interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  frame: Omit<Frame, 'title' | 'notice'>;
  /** Of the form that was sent, once it is read. */
  fields?: URLSearchParams;
}

const staticFiles: Readonly<Record<string, readonly [type: string, text: string]>> = {
  '/style.css': ['text/css; charset=utf-8', stylesheet],
  '/page.js': ['text/javascript; charset=utf-8', pageScript],
};

/**
 * The employers' site of the demonstration: pages and forms that need no script. Its server makes only the calls of the
 * token that a hand-off brought. It keeps who is signed in in memory.
 */
export function createEmployerSite(site: Site): Server {
  const sessions = createSessions(site);
  const openPages = createOpenPages({ origin: site.origin, renew: sessions.renew, onEnd: sessions.forget });

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://employer');
    const { pathname: path } = url;
    const file = staticFiles[path];
    if (file !== undefined) return void response.writeHead(200, { 'content-type': file[0] }).end(file[1]);
    if (path === '/picture') return sendPicture(site, url, response);
    if (path === '/keep-login') return sessions.takeOver(url, response);
    if (path === '/language') return chooseLanguage(url, response);
    const visitor = sessions.find(request);
    if (path === '/events') return openPages.open(visitor, response);
    const language = languageOf(request);
    const frame = { path, t: createTexts(language), language, name: visitor?.name ?? null };
    const visit: Visit = { request, response, url, frame };
    if (visitor === undefined) {
      const isForm = request.method === 'POST' && !isForeign(request);
      return sendWelcome(site, visit, 200, isForm ? (await readForm(request)).fields : undefined);
    }
    try {
      await sessions.renew(visitor);
      const sendFile = findFile(url);
      if (sendFile !== null) return await sendFile(clientOf(site, visitor, language), response);
      if (request.method !== 'POST') return await show(site, visit, visitor);
      if (isForeign(request))
        throw new AppError(errorCode.crossSite, { status: 403, message: frame.t('refused.foreign') });
      if (path === '/sign-out') {
        openPages.end(visitor);
        return await sessions.signOut(response, visitor);
      }
      return await act(site, visit, visitor);
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (hasEnded(error)) {
        sessions.forget(visitor);
        openPages.end(visitor);
        return sendWelcome(site, { ...visit, frame: { ...frame, name: null } }, 401, visit.fields);
      }
      const notice = { text: reasonOf(frame.t, error), isFailed: true };
      const back = html`<p><a href="/">${frame.t('refused.back')}</a></p>`;
      return send(visit, error.status || 503, { title: frame.t('refused.title'), notice }, back);
    }
  }

  return createServer((request, response) => {
    receive(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end('Something went wrong. Go back and try again.');
    });
  });
}

const shownOf = (site: Site, { url, frame }: Visit, visitor: Visitor): Omit<Shown, 'id'> => ({
  client: clientOf(site, visitor, frame.language),
  ...{ t: frame.t, language: frame.language, entered: nothingEntered, query: url.searchParams },
  country: visitor.countryKey,
  publicUrl: `${site.siteUrl}/${frame.language.slug}/${visitor.countryKey}`,
});

async function show(site: Site, visit: Visit, visitor: Visitor): Promise<void> {
  const { url, frame } = visit;
  const page = await renderPath(url.pathname, shownOf(site, visit, visitor));
  const missing = frame.t('refused.missing');
  if (page === null) return send(visit, 404, { title: missing }, html`<h1>${missing}</h1>`);
  const notice = readNotice(visitor, url.searchParams);
  send(visit, 200, { title: page.title, notice, news: page.news }, page.content);
}

/** Carries a form out, then leads on (POST, redirect, GET). A refusal shows the page with what was typed. */
async function act(site: Site, visit: Visit, visitor: Visitor): Promise<void> {
  const { request, url, response, frame } = visit;
  const { fields, file } = await readForm(request);
  visit.fields = fields;
  const { pattern, ids } = readPath(url.pathname);
  const action = actions[pattern];
  if (action === undefined)
    throw new AppError(errorCode.notFound, { status: 404, message: frame.t('refused.noForm') });
  const [id = 0] = ids;
  const shown = { ...shownOf(site, visit, visitor), id };
  const again = async (
    notice: NonNullable<Frame['notice']>,
    faults: AppError['fields'],
    refusedBy: number | null = null,
  ) => {
    const path = action.page?.replace('{id}', String(id)) ?? url.pathname;
    const page = await renderPath(path, { ...shown, entered: { fields, faults, refusedBy } }).catch(
      (error: unknown) => {
        if (!isAppError(error) || hasEnded(error)) throw error;
        return renderRetry(frame.t, url, fields);
      },
    );
    const title = page?.title ?? frame.t('refused.title');
    const content = page?.content ?? html``;
    const kept = renderKept(shown.t, fields, content);
    send(
      visit,
      notice.isFailed ? 422 : 200,
      { title, notice, news: page?.news, isSent: true },
      html`${kept}${content}`,
    );
  };
  let done: Done;
  try {
    done = await action.carryOut({ ...shown, form: joined(fields), fields, file });
  } catch (error) {
    if (!isAppError(error) || hasEnded(error)) throw error;
    const faults = fieldFaults(error);
    const text = reasonOf(frame.t, error);
    // Errors that belong to no field of the form.
    const others = Object.entries(faults).flatMap(([name, texts]) => (fields.has(name) ? [] : texts));
    const items = others.filter((other) => other !== text);
    return again({ text, items, isFailed: true }, faults, error.code);
  }
  if (done.to === '') return again({ text: done.said ?? '', items: done.items, isFailed: false }, {});
  response.writeHead(303, { location: withNotice(visitor, done.to, done.said, frame.t) }).end();
}

/** Why the API refused; where it did not answer, the error has no sentence of its own. */
const reasonOf = (t: Frame['t'], { status, message }: AppError): string =>
  status === 0 ? t('refused.unreachable') : message;

/** A company's logo: the API lets no other origin show it. */
async function sendPicture({ origin }: Site, { searchParams }: URL, response: ServerResponse): Promise<void> {
  const address = searchParams.get('of') ?? '';
  const found = /^\/api\/company\/[\w/?=&-]+$/.test(address) ? await fetch(origin + address) : undefined;
  if (!found?.ok) return void response.writeHead(404).end();
  const type = found.headers.get('content-type') ?? '';
  response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' });
  response.end(Buffer.from(await found.arrayBuffer()));
}

const joined = (fields: URLSearchParams): Form =>
  Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name).join(',')]));

/** Sign-in page for a form that was submitted without a session. It keeps the submitted values, and signing in leads back. */
function sendWelcome(site: Site, visit: Visit, status: number, fields?: URLSearchParams): void {
  const { t, language } = visit.frame;
  const path = visit.request.method === 'POST' ? sentFrom(visit.request) : visit.frame.path;
  const { title, content } = renderWelcome({ t, path, siteUrl: `${site.siteUrl}/${language.slug}` });
  const notice = fields && { text: t('ended.lead'), isFailed: true };
  send(visit, status, { title, notice }, html`${content}${fields && renderKept(t, fields)}`);
}

const send = (
  { response, frame }: Visit,
  status: number,
  own: Pick<Frame, 'title' | 'notice' | 'news' | 'isSent'>,
  content: Html,
): void => void response.writeHead(status, pageHeaders).end(renderPage({ ...frame, ...own }, content));

/** The field of the form for a field of the API: the job's own stand below `form` in the body of a posting. */
function fieldOf(name: string): string {
  const [head = '', next] = name.replace(/^form\./, '').split('.');
  if (head === 'salary') return next ?? 'min';
  if (head === 'pay') return 'amount';
  return head === 'screening_questions' ? 'question' : head;
}

const fieldFaults = ({ fields }: AppError): AppError['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [fieldOf(name), texts]));
