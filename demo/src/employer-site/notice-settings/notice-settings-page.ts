import { getRecruiterNotices } from '@jobharbor/shared/calls/recruiter/get-recruiter-notices';
import type { RecruiterNotices } from '@jobharbor/shared/contracts';
import { marketTimeZone } from '@jobharbor/shared/contracts/jobs/office-hours';
import { checkbox, selectField, textField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import type { Page } from '../../form-site/page.ts';
import type { Shown } from '../shown.ts';

/** Which news the recruiter gets, by mail and in the notification centre, and when mails come. */
export async function renderNoticeSettings(shown: Shown): Promise<Page> {
  const { client, t } = shown;
  const notices = await client.send(getRecruiterNotices);
  const { fields } = shown.entered;
  const isShown = fields.size > 0 ? fields.has('shows_activity') : (notices.shows_activity ?? true);
  const content = html`<h1>${t('notices.title')}</h1>
<form method="post" action="/notices"><section class="card"><h2>${t('notices.mail')}</h2>
<p class="quiet">${notices.email !== null && html`<bdi>${notices.email}</bdi>. `}${t(notices.is_email_verify ? 'notices.mailLead' : 'notices.unconfirmed')}</p>
${switches(shown, notices, 'email', ['messages', 'applications', 'company'])}</section>
<section class="card"><h2>${t('notices.site')}</h2><p class="quiet">${t('notices.siteLead')}</p>
${switches(shown, notices, 'site', ['messages', 'applications'])}</section>
${renderSchedule(shown, notices)}
<section class="card"><h2>${t('notices.activity')}</h2><p class="quiet">${t('notices.activityLead')}</p>
${checkbox('shows_activity', t('notices.showsActivity'), isShown)}</section>
<button class="primary">${t('save')}</button></form>`;
  return { title: t('notices.title'), content };
}

type Kind = 'messages' | 'applications' | 'company';

/** A refused form keeps what was chosen. */
function switches(
  { t, entered: { fields } }: Shown,
  notices: RecruiterNotices,
  channel: 'email' | 'site',
  kinds: readonly Kind[],
): Html {
  const isOn = (kind: Kind) => ({ site: false, ...notices[kind] })[channel];
  return html`${kinds.map((kind) => {
    const name = `${kind}-${channel}`;
    return checkbox(name, t(`notices.kinds.${kind}`), fields.size > 0 ? fields.has(name) : isOn(kind));
  })}`;
}

function renderSchedule({ t, entered, country }: Shown, { schedule }: RecruiterNotices): Html {
  const zone = schedule?.time_zone ?? marketTimeZone(country) ?? 'UTC';
  const zones = [...new Set([zone, ...Intl.supportedValuesOf('timeZone')])].map(
    (name) => [name, name.replaceAll('_', ' ')] as const,
  );
  const digest = entered.fields.size > 0 ? entered.fields.has('digest') : (schedule?.digest ?? false);
  const time = { type: 'time', isOptional: true };
  return html`<section class="card"><h2>${t('notices.when')}</h2>
${checkbox('digest', t('notices.digest'), digest)}
<p class="quiet">${t('notices.quiet')}</p><div class="pair">
${textField(entered, { ...time, name: 'from', label: t('notices.from'), start: schedule?.quiet?.from ?? '' })}
${textField(entered, { ...time, name: 'until', label: t('notices.until'), start: schedule?.quiet?.until ?? '' })}</div>
${selectField(entered, { name: 'time_zone', label: t('notices.zone'), start: zone }, zones)}</section>`;
}
