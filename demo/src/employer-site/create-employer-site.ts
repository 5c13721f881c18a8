import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { exchangeCode } from '@jobharbor/shared/employer-client';
import { AppError, errorCode, hasCode, isAppError } from '@jobharbor/shared/errors';
import type { Done, Form } from './action.ts';
import { actions } from './actions.ts';
import { createPages, readPath } from './create-pages.ts';
import { type Entered, nothingEntered } from './fields.ts';
import { type Html, html } from './html.ts';
import { type Frame, renderPage, stylesheet } from './layout.ts';
import { type Connection, clientOf, createRenewal, type Visitor, visitorOf } from './visitor.ts';

const cookieName = 'employer';
const longestForm = 200_000;

/**
 * The employers' site of the demonstration: pages and forms without script, whose server makes the calls of the token that
 * a hand-off brought, and no others. It keeps who is signed in in memory.
 */
export function createEmployerSite(connection: Connection & { siteUrl: string }): Server {
  const visitors = new Map<string, Visitor>();
  const renew = createRenewal(connection);
  const { render, welcome } = createPages(connection);
  const { siteUrl } = connection;

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://employer');
    const { pathname: path } = url;
    if (path === '/style.css')
      return void response.writeHead(200, { 'content-type': 'text/css; charset=utf-8' }).end(stylesheet);
    if (path === '/keep-login') return takeOver(url, response);
    const visitor = visitors.get(cookieOf(request) ?? '');
    const send = (status: number, frame: Omit<Frame, 'name'>, content: Html) =>
      sendPage(response, status, { ...frame, name: visitor?.name ?? null }, content);
    if (visitor === undefined) return send(200, { title: 'Hire' }, welcome(path));
    try {
      await renew(visitor);
      if (request.method === 'POST') return await act(request, response, visitor, path);
      const said = url.searchParams.get('said');
      const page = await render(path, {
        visitor,
        entered: nothingEntered,
        hasLike: false,
        search: url.searchParams,
      });
      const notice = said === null ? undefined : { text: said, isFailed: false };
      if (page === null) return send(404, { title: 'Not found' }, html`<h1>There is no such page</h1>`);
      return send(200, { title: page.title, notice }, page.content);
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (hasEnded(error)) {
        visitors.delete(cookieOf(request) ?? '');
        return sendPage(response, 401, { title: 'Signed out', name: null }, welcome(path));
      }
      const notice = { text: error.message, isFailed: true };
      return send(error.status || 503, { title: 'Not possible', notice }, html`<p><a href="/">Back</a></p>`);
    }
  }

  /** Carries a form out, then leads on (POST, redirect, GET). A refusal shows the page with what was typed. */
  async function act(request: IncomingMessage, response: ServerResponse, visitor: Visitor, path: string) {
    if (isForeign(request))
      throw new AppError(errorCode.crossSite, { status: 403, message: 'This form came from another site.' });
    const form = await readForm(request);
    const { pattern, id } = readPath(path);
    const action = actions[pattern];
    const origin = path
      .replace(/^(\/(?:applications|jobs)\/\d+)\/.*$/, '$1')
      .replace(/^\/invitations.*$/, '/');
    const again = async (notice: Frame['notice'], faults: Entered['faults'], hasLike = false) => {
      const page = await render(origin, {
        ...{ visitor, entered: { values: form, faults }, hasLike, search: new URLSearchParams() },
      });
      const frame = { title: page?.title ?? '', name: visitor.name, notice };
      sendPage(response, notice?.isFailed ? 422 : 200, frame, page?.content ?? html``);
    };
    if (action === undefined)
      throw new AppError(errorCode.notFound, { status: 404, message: 'There is no such form.' });
    let done: Done;
    try {
      const client = clientOf(connection, visitor);
      done = await action({ client, form, id, country: visitor.countryKey });
    } catch (error) {
      if (!isAppError(error) || hasEnded(error)) throw error;
      const hasLike = hasCode(error, errorCode.likeJobOpen);
      return again({ text: error.message, isFailed: true }, error.fields, hasLike);
    }
    if (done.to === '') return again({ text: done.said ?? '', items: done.items, isFailed: false }, {});
    const said = done.said === undefined ? '' : `?${new URLSearchParams({ said: done.said })}`;
    response.writeHead(303, { location: `${done.to}${said}` }).end();
  }

  /** Exchanges the code of a hand-off, and takes it out of the address. */
  async function takeOver({ searchParams }: URL, response: ServerResponse): Promise<void> {
    const [code, redirect = '/'] = [searchParams.get('code'), searchParams.get('redirect') ?? undefined];
    const leave = (location: string, headers = {}) =>
      void response.writeHead(303, { location, 'referrer-policy': 'no-referrer', ...headers }).end();
    if (code === null) return leave('/');
    try {
      const { user, token, redirect: path, country_key } = await exchangeCode(connection, code);
      if (token === undefined) return leave('/');
      const key = randomBytes(24).toString('base64url');
      visitors.set(key, visitorOf(user.first_name, country_key, token));
      const cookie = `${cookieName}=${key}; HttpOnly; SameSite=Lax; Path=/`;
      return leave(path.startsWith('/') && !path.startsWith('//') ? path : '/', { 'set-cookie': cookie });
    } catch (error) {
      if (!isAppError(error)) throw error;
      const failed = new URLSearchParams({ site: 'employer', redirect, failed: '1' });
      return leave(`${siteUrl}/redirect?${failed}`);
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

const hasEnded = (error: AppError): boolean =>
  hasCode(error, errorCode.sessionEnded) || hasCode(error, errorCode.handOffDead);

const cookieOf = ({ headers }: IncomingMessage): string | undefined =>
  new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];

/** A form of another site's page (CSRF), by what the browser says of it. */
function isForeign({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.origin !== undefined && URL.parse(headers.origin)?.host !== headers.host;
}

async function readForm(request: IncomingMessage): Promise<Form> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > longestForm) throw new AppError(errorCode.bodyTooLarge, { status: 413 });
  }
  const sent = new URLSearchParams(text);
  // Boxes of one name are several values.
  return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, sent.getAll(name).join(',')]));
}

function sendPage(response: ServerResponse, status: number, frame: Frame, content: Html): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      // With `no-referrer` the origin of the page's own forms would be `null`.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    .end(renderPage(frame, content));
}
