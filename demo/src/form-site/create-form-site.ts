import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AppError, errorCode, isAppError } from '@jobharbor/shared/errors';
import type { Asked, Done, Form, FormAction } from './action.ts';
import { nothingEntered } from './fields.ts';
import { hasEnded } from './has-ended.ts';
import { type Html, html } from './html.ts';
import { renderKept } from './kept-text.ts';
import { readNotice, withNotice } from './notices.ts';
import type { Page, Said } from './page.ts';
import { readForm } from './read-form.ts';
import { readPath } from './read-path.ts';
import { isForeign, pageHeaders, sentFrom } from './request.ts';
import { renderRetry } from './retry-page.ts';
import type { Sessions } from './sessions.ts';
import type { Visitor } from './visitor.ts';

/** Sentences of the server itself, in the reader's language. */
export interface Words {
  foreign: string;
  back: string;
  title: string;
  missing: string;
  noForm: string;
  unreachable: string;
  ended: string;
  typed: string;
  kept: string;
  again: string;
}

/** One request with what it is answered from. */
export interface Visit {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Null for somebody who is not signed in. */
  visitor: Visitor | null;
  /** Of the form that was sent, once it is read. */
  fields?: URLSearchParams;
}

export interface FormSiteOptions<Shown extends Asked> {
  sessions: Sessions;
  /** Type and text of files that do not change, by their paths. */
  files: Readonly<Record<string, readonly [type: string, text: string]>>;
  /** Answers requests that everybody makes, such as that of a picture; null for other paths. */
  findOpen?(
    url: URL,
  ): ((response: ServerResponse, visitor: Visitor | undefined) => Promise<void> | void) | null;
  wordsFor(request: IncomingMessage): Words;
  shownFor(visit: Visit, visitor: Visitor): Shown;
  /** Answers with a file of the API; null for other paths. */
  findFile(url: URL): ((shown: Shown, response: ServerResponse) => Promise<void>) | null;
  renderPath(path: string, shown: Shown): Promise<Page | null>;
  actions: Readonly<Record<string, FormAction<Shown>>>;
  renderPage(visit: Visit, said: Said, content: Html): string;
  /** For those who are not signed in; `path` is the page that was asked for. */
  renderWelcome(visit: Visit, path: string): Page;
  /** What an action said, as a sentence. */
  sentenceOf?(said: string, shown: Shown): string;
  /** The field of the form for a field of the API. */
  fieldOf?(name: string): string;
  /** Somebody's access has ended. */
  onEnd?(visitor: Visitor): void;
}

/**
 * A connected site of pages and forms that need no script. Its server makes only the calls of the token that a hand-off
 * brought.
 */
export function createFormSite<Shown extends Asked>(options: FormSiteOptions<Shown>): Server {
  const { sessions, files, wordsFor } = options;
  const end = (visitor: Visitor) => {
    sessions.forget(visitor);
    options.onEnd?.(visitor);
  };

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://site');
    const { pathname: path } = url;
    const file = files[path];
    if (file !== undefined) return void response.writeHead(200, { 'content-type': file[0] }).end(file[1]);
    if (path === '/keep-login') return sessions.takeOver(url, response);
    const visitor = await sessions.find(request);
    const open = options.findOpen?.(url) ?? null;
    if (open !== null) return open(response, visitor);
    const visit: Visit = { request, response, url, visitor: visitor ?? null };
    if (visitor === undefined) {
      const isForm = request.method === 'POST' && !isForeign(request);
      return sendWelcome(options, visit, 200, isForm ? (await readForm(request)).fields : undefined);
    }
    try {
      await sessions.renew(visitor);
      const words = wordsFor(request);
      const sendFile = options.findFile(url);
      if (sendFile !== null) return await sendFile(options.shownFor(visit, visitor), response);
      if (request.method !== 'POST') return await show(options, visit, visitor);
      if (isForeign(request))
        throw new AppError(errorCode.crossSite, { status: 403, message: words.foreign });
      if (path === '/sign-out') {
        options.onEnd?.(visitor);
        return await sessions.signOut(response, visitor);
      }
      return await act(options, visit, visitor);
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (hasEnded(error)) {
        end(visitor);
        return sendWelcome(options, { ...visit, visitor: null }, 401, visit.fields);
      }
      const words = wordsFor(request);
      const notice = { text: reasonOf(words, error), isFailed: true };
      const back = html`<p><a href="/">${words.back}</a></p>`;
      return send(options, visit, error.status || 503, { title: words.title, notice }, back);
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

/** What every page is asked with. */
export const askedOf = ({ url }: Visit): Asked => ({
  ...{ entered: nothingEntered, query: url.searchParams },
  id: readPath(url.pathname).ids[0] ?? 0,
});

type Options<Shown extends Asked> = FormSiteOptions<Shown>;

async function show<Shown extends Asked>(
  options: Options<Shown>,
  visit: Visit,
  visitor: Visitor,
): Promise<void> {
  const { url, request } = visit;
  const page = await options.renderPath(url.pathname, options.shownFor(visit, visitor));
  // The address of a form that was shown again, which somebody reloads or reads in another language.
  const { pattern, ids } = readPath(url.pathname);
  const formPage = options.actions[pattern]?.page?.replace('{id}', String(ids[0] ?? 0));
  if (page === null && formPage !== undefined)
    return void visit.response.writeHead(303, { location: formPage }).end();
  const { missing } = options.wordsFor(request);
  if (page === null) return send(options, visit, 404, { title: missing }, html`<h1>${missing}</h1>`);
  const notice = readNotice(visitor, url.searchParams);
  send(options, visit, 200, { title: page.title, notice, news: page.news }, page.content);
}

/** Carries a form out, then leads on (POST, redirect, GET). A refusal shows the page with what was typed. */
async function act<Shown extends Asked>(
  options: Options<Shown>,
  visit: Visit,
  visitor: Visitor,
): Promise<void> {
  const { request, url, response } = visit;
  const words = options.wordsFor(request);
  const { fields, file } = await readForm(request);
  visit.fields = fields;
  const action = options.actions[readPath(url.pathname).pattern];
  if (action === undefined) throw new AppError(errorCode.notFound, { status: 404, message: words.noForm });
  const shown = options.shownFor(visit, visitor);
  const again = async (
    notice: NonNullable<Said['notice']>,
    faults: AppError['fields'],
    refusedBy: number | null = null,
  ) => {
    const path = action.page?.replace('{id}', String(shown.id)) ?? url.pathname;
    const page = await options
      .renderPath(path, { ...shown, entered: { fields, faults, refusedBy } })
      .catch((error: unknown) => {
        if (!isAppError(error) || hasEnded(error)) throw error;
        return renderRetry(words, url, fields);
      });
    const content = page?.content ?? html``;
    const said = { title: page?.title ?? words.title, notice, news: page?.news, isSent: true };
    const kept = renderKept(words.typed, fields, content);
    const refusedStatus = refusedBy === errorCode.malformedBody ? 400 : 422;
    send(options, visit, notice.isFailed ? refusedStatus : 200, said, html`${kept}${content}`);
  };
  let done: Done;
  try {
    done = await action.carryOut({ ...shown, form: joined(fields), fields, file });
  } catch (error) {
    if (!isAppError(error) || hasEnded(error)) throw error;
    const faults = fieldFaults(error, options.fieldOf);
    const text = reasonOf(words, error);
    // Errors that belong to no field of the form.
    const others = Object.entries(faults).flatMap(([name, texts]) => (fields.has(name) ? [] : texts));
    const items = others.filter((other) => other !== text);
    return again({ text, items, isFailed: true }, faults, error.code);
  }
  const said = done.said && (options.sentenceOf?.(done.said, shown) ?? done.said);
  if (done.to === '') return again({ text: said ?? '', items: done.items, isFailed: false }, {});
  response.writeHead(303, { location: withNotice(visitor, done.to, said) }).end();
}

/** Why the API refused; where it did not answer, the error has no sentence of its own. */
const reasonOf = ({ unreachable }: Words, { status, message }: AppError): string =>
  status === 0 ? unreachable : message;

const joined = (fields: URLSearchParams): Form =>
  Object.fromEntries([...new Set(fields.keys())].map((name) => [name, fields.getAll(name).join(',')]));

const fieldFaults = ({ fields }: AppError, fieldOf = (name: string) => name): AppError['fields'] =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [fieldOf(name), texts]));

/** Sign-in page for a form that was submitted without a session. It keeps the submitted values, and signing in leads back. */
function sendWelcome<Shown extends Asked>(
  options: Options<Shown>,
  visit: Visit,
  status: number,
  fields?: URLSearchParams,
): void {
  const { request, url } = visit;
  const words = options.wordsFor(request);
  const path = request.method === 'POST' ? sentFrom(request) : url.pathname;
  const { title, content } = options.renderWelcome(visit, path);
  const notice = fields && { text: words.ended, isFailed: true };
  const kept = fields && renderKept(words.typed, fields);
  send(options, visit, status, { title, notice }, html`${content}${kept}`);
}

const send = <Shown extends Asked>(
  { renderPage }: Options<Shown>,
  visit: Visit,
  status: number,
  said: Said,
  content: Html,
): void => void visit.response.writeHead(status, pageHeaders).end(renderPage(visit, said, content));
