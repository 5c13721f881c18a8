import { countryByKey, type JobCard } from '@jobharbor/shared/contracts';
import { enteredIn, hidden, openIfSent, selectField, textArea, textField } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { wallTime } from '../../form-site/wall-time.ts';
import type { Shown } from '../shown.ts';
import { zoneOf } from '../zone-of.ts';

/** Days for which an offer stands, unless the employer says otherwise. */
const usualDays = 14;

/** The form of an offer. */
export function renderOfferForm(
  shown: Shown,
  { title, country_key }: Pick<JobCard, 'title' | 'country_key'>,
): Html {
  const { t, id } = shown;
  const entered = enteredIn(shown, 'offer');
  const currency = countryByKey(country_key)?.currency ?? 'USD';
  const lastDay = wallTime(Date.now() / 1_000 + usualDays * 24 * 3_600, zoneOf(shown)).slice(0, 10);
  const periods = (['monthly', 'annually', 'daily', 'hourly'] as const).map(
    (one) => [one, t(`form.periods.${one}`)] as const,
  );
  return html`<details${openIfSent(entered)}><summary>${t('application.offer')}</summary><form method="post" action="/applications/${id}/offer">${hidden('form', 'offer')}<div class="pair">
${textField(entered, { name: 'title', label: t('offer.fact.title'), start: title })}
${textField(entered, { name: 'starts_on', label: t('application.firstDay'), type: 'date' })}
${textField(entered, { name: 'amount', label: t('application.pay', { currency }), type: 'number' })}
${selectField(entered, { name: 'period', label: t('form.period') }, periods)}
${textField(entered, { name: 'hours', label: t('application.hours'), start: t('application.usualHours') })}
${textField(entered, { name: 'place', label: t('application.workplace') })}
${textField(entered, { name: 'valid_until', label: t('offer.standsUntil'), type: 'date', start: lastDay })}</div>
${textArea(entered, { name: 'benefits', label: t('form.benefits'), hint: t('form.eachLine'), rows: 3, isOptional: true })}
${textArea(entered, { name: 'note', label: t('offer.fact.note'), hint: t('optional'), rows: 3, isOptional: true })}<button class="primary">${t('application.offer')}</button></form></details>`;
}
