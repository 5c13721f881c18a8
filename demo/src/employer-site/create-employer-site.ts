import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { ConnectedSite } from '@jobharbor/shared/employer-client';
import { askedOf, createFormSite, type Visit, type Words } from '../form-site/create-form-site.ts';
import type { SessionStore } from '../form-site/session-store.ts';
import { createSessions } from '../form-site/sessions.ts';
import type { Visitor } from '../form-site/visitor.ts';
import { actions } from './actions/index.ts';
import { renderPath } from './create-pages.ts';
import { findFile } from './files/find-file.ts';
import { chooseLanguage, clientOf, languageCookieFor, languageOf } from './language.ts';
import { pageScript, renderPage, stylesheet } from './layout.ts';
import { createOpenPages } from './live/open-pages.ts';
import { renderWelcome } from './pages/welcome-page.ts';
import type { Shown } from './shown.ts';
import { createTexts, type TextKey } from './texts.ts';

type Site = ConnectedSite & { siteUrl: string };

/** The employers' site of the demonstration, in the ten languages. */
export function createEmployerSite(site: Site, store?: SessionStore): Server {
  const sessions = createSessions(site, {
    name: 'employer',
    store,
    cookiesFor: (query) => [languageCookieFor(query.get('lang'))],
  });
  const openPages = createOpenPages({ origin: site.origin, renew: sessions.renew, onEnd: sessions.forget });
  return createFormSite<Shown>({
    sessions,
    files: {
      '/style.css': ['text/css; charset=utf-8', stylesheet],
      '/page.js': ['text/javascript; charset=utf-8', pageScript],
    },
    findOpen(url) {
      if (url.pathname === '/picture') return (response) => sendPicture(site, url, response);
      if (url.pathname === '/language') return (response) => chooseLanguage(url, response);
      if (url.pathname === '/events') return (response, visitor) => openPages.open(visitor, response);
      return null;
    },
    wordsFor,
    shownFor: (visit, visitor) => shownOf(site, visit, visitor),
    findFile(url) {
      const send = findFile(url);
      return send && ((shown, response) => send(shown.client, response));
    },
    renderPath,
    actions,
    renderPage({ request, url, visitor }, said, content) {
      const language = languageOf(request);
      const frame = { path: url.pathname, t: createTexts(language), language, name: visitor?.name ?? null };
      return renderPage({ ...frame, ...said }, content);
    },
    renderWelcome({ request }, path) {
      const language = languageOf(request);
      return renderWelcome({ t: createTexts(language), path, siteUrl: `${site.siteUrl}/${language.slug}` });
    },
    sentenceOf: (said, { t }) => (/^said\.\w+$/.test(said) ? t(said as TextKey) : said),
    fieldOf,
    onEnd: openPages.end,
  });
}

function wordsFor(request: IncomingMessage): Words {
  const t = createTexts(languageOf(request));
  return {
    ...{ foreign: t('refused.foreign'), back: t('refused.back'), title: t('refused.title') },
    ...{ missing: t('refused.missing'), noForm: t('refused.noForm'), unreachable: t('refused.unreachable') },
    ...{ ended: t('ended.lead'), typed: t('ended.typed'), kept: t('refused.kept') },
    again: t('refused.again'),
  };
}

function shownOf(site: Site, visit: Visit, visitor: Visitor): Shown {
  const language = languageOf(visit.request);
  return {
    ...askedOf(visit),
    client: clientOf(site, visitor, language),
    ...{ t: createTexts(language), language, country: visitor.countryKey },
    publicUrl: `${site.siteUrl}/${language.slug}/${visitor.countryKey}`,
  };
}

/** A company's logo: the API lets no other origin show it. */
async function sendPicture({ origin }: Site, { searchParams }: URL, response: ServerResponse): Promise<void> {
  const address = searchParams.get('of') ?? '';
  const found = /^\/api\/company\/[\w/?=&-]+$/.test(address) ? await fetch(origin + address) : undefined;
  if (!found?.ok) return void response.writeHead(404).end();
  const type = found.headers.get('content-type') ?? '';
  response.writeHead(200, { 'content-type': type, 'x-content-type-options': 'nosniff' });
  response.end(Buffer.from(await found.arrayBuffer()));
}

/** The field of the form for a field of the API: the job's own stand below `form` in the body of a posting. */
function fieldOf(name: string): string {
  const [head = '', next] = name.replace(/^form\./, '').split('.');
  if (head === 'salary') return next ?? 'min';
  if (head === 'pay') return 'amount';
  return head === 'screening_questions' ? 'question' : head;
}
