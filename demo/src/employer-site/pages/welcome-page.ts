import { html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import type { Shown } from '../shown.ts';

interface Welcomed extends Pick<Shown, 't'> {
  /** The page that was asked for, to which signing in leads. */
  path: string;
  /** The site of job seekers, with its language. */
  siteUrl: string;
}

/** For those who are not signed in. */
export function renderWelcome({ t, path, siteUrl }: Welcomed): Page {
  const back = `/redirect?${new URLSearchParams({ site: 'employer', redirect: path })}`;
  const signIn = `${siteUrl}/get-started?redirect=${encodeURIComponent(back)}`;
  const create = `${siteUrl}/get-started?mode=create&role=employer&redirect=${encodeURIComponent(back)}`;
  return {
    title: t('welcome.title'),
    content: html`<h1>${t('welcome.title')}</h1>
<section class="card"><p>${t('welcome.lead')}</p>
<p class="buttons"><a class="button primary" href="${create}">${t('welcome.create')}</a>
<a class="button" href="${signIn}">${t('welcome.signIn')}</a></p></section>`,
  };
}
