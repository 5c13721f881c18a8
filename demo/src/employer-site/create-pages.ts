import { renderApplicants } from './applicants/applicants-page.ts';
import { renderStages } from './applicants/stages-page.ts';
import type { Entered } from './fields.ts';
import { type Html, html } from './html.ts';
import { renderApplication } from './pages/application-page.ts';
import { renderHome } from './pages/home-page.ts';
import { renderJob, renderNewJob } from './pages/job-pages.ts';
import { renderMembers } from './pages/members-page.ts';
import { type Connection, clientOf, type Visitor } from './visitor.ts';

interface Page {
  title: string;
  content: Html;
}

interface Shown {
  visitor: Visitor;
  entered: Entered;
  hasLike: boolean;
  /** Of the address. */
  search: URLSearchParams;
}

/** The path without numbers, and the first of them: `/jobs/7` → `/jobs/{id}`, 7. */
export function readPath(path: string): { pattern: string; id: number } {
  const id = Number(/\/(\d{1,15})(?=\/|$)/.exec(path)?.[1] ?? 0);
  return { pattern: path.replace(/\/\d{1,15}(?=\/|$)/, '/{id}'), id };
}

/** The pages by path, and the one for those who are not signed in. */
export function createPages(connection: Connection & { siteUrl: string }) {
  const { siteUrl } = connection;

  async function render(path: string, { visitor, entered, hasLike, search }: Shown): Promise<Page | null> {
    const { pattern, id } = readPath(path);
    const client = clientOf(connection, visitor);
    const country = visitor.countryKey;
    switch (pattern) {
      case '/':
      case '/company':
      case '/companies':
      case '/invitations':
        return { title: 'Your company', content: await renderHome(client, entered, country) };
      case '/members':
        return { title: 'Members', content: await renderMembers(client, entered) };
      case '/jobs':
      case '/jobs/new':
        return { title: 'Post a job', content: await renderNewJob(client, entered, hasLike) };
      case '/jobs/{id}':
        return { title: 'Job', content: await renderJob(client, id, `${siteUrl}/en/${country}`) };
      case '/jobs/{id}/applicants':
        return renderApplicants(client, id, search);
      case '/stages':
        return { title: 'Stages', content: await renderStages(client, entered) };
      case '/applications/{id}':
        return renderApplication(client, id, entered);
      default:
        return null;
    }
  }

  const signIn = (path: string): string => {
    const back = `/redirect?${new URLSearchParams({ site: 'employer', redirect: path })}`;
    return `${siteUrl}/get-started?redirect=${encodeURIComponent(back)}`;
  };

  const welcome = (path: string): Html => html`<h1>Hire with JobHarbor</h1>
<section class="card"><p>Post jobs, read applications, and meet people. One account for your company and all who recruit for it.</p>
<p><a class="button primary" href="${signIn(path)}">Sign in or create an account</a></p></section>`;

  return { render, welcome };
}
