import type { Server } from 'node:http';
import { countryByKey } from '@jobharbor/shared/contracts';
import { type ConnectedSite, createEmployerClient } from '@jobharbor/shared/employer-client';
import { askedOf, createFormSite, type Visit, type Words } from '../form-site/create-form-site.ts';
import { html } from '../form-site/html.ts';
import type { SessionStore } from '../form-site/session-store.ts';
import { createSessions } from '../form-site/sessions.ts';
import type { Visitor } from '../form-site/visitor.ts';
import { actions } from './actions.ts';
import { renderPath } from './create-pages.ts';
import { findFile } from './find-file.ts';
import { renderPage, stylesheet } from './layout.ts';
import type { Shown } from './shown.ts';

type Site = ConnectedSite & { siteUrl: string };

const idleMs = 30 * 60_000;
const englishId = 1;

const words: Words = {
  foreign: 'This form was sent by another site. Nothing was changed.',
  back: 'Back to what waits',
  title: 'This did not work',
  missing: 'There is no such page',
  noForm: 'There is no such form.',
  unreachable: 'The API does not answer. Try again in a moment.',
  ended: 'You were signed out before this was sent. Sign in again; what you typed is below.',
  typed: 'What you typed',
  kept: 'What you typed is kept.',
  again: 'Send it again',
};

/** The site of the admins. Only accounts with the admin's role are handed over to it, after their second factor. */
export function createAdminSite(site: Site, store?: SessionStore): Server {
  return createFormSite<Shown>({
    sessions: createSessions(site, { name: 'admin', idleMs, store }),
    files: { '/style.css': ['text/css; charset=utf-8', stylesheet] },
    wordsFor: () => words,
    shownFor: (visit, visitor) => shownOf(site, visit, visitor),
    findFile,
    renderPath,
    actions,
    fieldOf: (name) => name.replace('limits.', ''),
    renderPage: ({ url, visitor }, said, content) =>
      renderPage({ path: url.pathname, name: visitor?.name ?? null, ...said }, content),
    renderWelcome: (_visit, path) => renderWelcome(site, path),
  });
}

const shownOf = (site: Site, visit: Visit, visitor: Visitor): Shown => ({
  ...askedOf(visit),
  client: createEmployerClient({
    origin: site.origin,
    accessToken: () => visitor.token.access_token,
    countryId: countryByKey(visitor.countryKey)?.id ?? 1,
    languageId: englishId,
  }),
  admin: { id: visitor.accountId, name: visitor.name },
  siteUrl: site.siteUrl,
});

function renderWelcome({ siteUrl }: Site, path: string) {
  const signIn = `${siteUrl}/redirect?${new URLSearchParams({ site: 'admin', redirect: path, lang: 'en' })}`;
  return {
    title: 'Sign in',
    content: html`<h1>Sign in</h1>
<section class="card"><p>These pages are for admins. Sign in on JobHarbor with your authenticator app.</p>
<p class="buttons"><a class="button primary" href="${signIn}">Sign in</a></p></section>`,
  };
}
