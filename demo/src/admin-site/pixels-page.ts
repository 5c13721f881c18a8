import { changePixel } from '@jobharbor/shared/calls/admin/change-pixel';
import { listSetPixels } from '@jobharbor/shared/calls/admin/list-set-pixels';
import {
  type CallAnswer,
  countryByKey,
  type Pixel,
  pixel,
  pixelProviders,
} from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import * as z from 'zod/mini';
import { type Entered, enteredIn, hidden, textArea, textField } from '../form-site/fields.ts';
import { readHiddenJson } from '../form-site/hidden-json.ts';
import { type Html, html } from '../form-site/html.ts';
import type { Page } from '../form-site/page.ts';
import { pill } from '../form-site/pill.ts';
import { countryName } from './limits-page.ts';
import { type Action, count, formatTime, type Shown } from './shown.ts';

type Answer = CallAnswer<typeof listSetPixels>;
type OfCountry = Answer['countries'][number];

const wordsOf = (one: Pixel | null): string =>
  one === null ? 'Off' : `${pixelProviders[one.provider].label} · ${one.pixel_id}`;

/** Pixels of all countries, or the form of the one in the address, and who changed what. */
export async function renderPixels(shown: Shown): Promise<Page> {
  const { client, query } = shown;
  const answer = await client.send(listSetPixels);
  const key = countryByKey(query.get('country') ?? '')?.key;
  const chosen = answer.countries.find(({ country_key }) => country_key === key);
  const changes = answer.changes.filter(({ country_key }) => key === undefined || country_key === key);
  const title = key === undefined ? 'Advertising pixels' : `Advertising pixels: ${countryName(key)}`;
  const content = html`<header><h1>${title}</h1><p class="quiet">Where a pixel is on, visitors who come by an advertisement of the provider are asked. After they agree, our server tells the provider which pages and jobs they open, and that they apply or sign up. A change holds at once.</p></header>
${chosen === undefined ? renderCountries(answer) : renderForm(answer, chosen, enteredIn(shown, 'pixel'))}
<section class="card"><h2>${count(changes.length, 'change')}</h2>${
    changes.length === 0
      ? html`<p class="quiet">Nobody has changed it.</p>`
      : html`<ul class="rows">${changes.map((change) => renderChange(change, key !== undefined && change === changes[0]))}</ul>`
  }</section>`;
  return { title, content };
}

const statePill = ({ pixel: set, refusal }: OfCountry): Html => {
  if (set === null) return pill('Off', 'quiet');
  return refusal === null ? pill('On', 'good') : pill('Refused', 'bad');
};

const renderCountries = ({ countries }: Answer): Html =>
  html`<section class="card"><ul class="rows">${countries.map(
    (one) =>
      html`<li><span class="main"><a href="/pixels?country=${one.country_key}">${countryName(one.country_key)}</a><span class="quiet small">${wordsOf(one.pixel)}</span></span>${statePill(one)}</li>`,
  )}</ul></section>`;

function renderForm(
  { providers }: Answer,
  { country_key, pixel: set, refusal }: OfCountry,
  entered: Entered,
): Html {
  const label = pixelProviders.meta.label;
  const isSetUp = providers.some(({ is_set_up }) => is_set_up);
  return html`<p><a href="/pixels">All countries</a></p>
${refusal !== null && html`<div class="notice failed"><p>The provider has refused the events since ${formatTime(refusal.since)} with status ${refusal.status}, and they are dropped: <bdi>${refusal.text}</bdi></p></div>`}
${!isSetUp && html`<div class="notice failed"><p>${label} is not set up: the operator first sets its access token, META_PIXEL_TOKEN. Until then nobody is asked, and nothing is told.</p></div>`}
${
  (isSetUp || set !== null) &&
  html`<form class="card" method="post" action="/pixels?country=${country_key}">${hidden('form', 'pixel')}${hidden('before', JSON.stringify(set))}
${isSetUp && textField(entered, { name: 'pixel_id', label: `Number of the pixel of ${label}`, hint: '5 to 20 digits, as the provider’s pages show it. The access token does not belong here.', start: set?.pixel_id ?? null })}
${textArea(entered, { name: 'reason', label: 'Reason', hint: 'At least ten characters. Admins alone read it.', rows: 3 })}
<p class="buttons">${isSetUp && html`<button class="primary" name="off" value="">${set === null ? 'Switch it on' : 'Store the number'}</button>`}${set !== null && html`<button name="off" value="1" formnovalidate>Switch it off</button>`}</p></form>`
}`;
}

/** A change with the form that takes it back, on the page of its country. */
const renderChange = (
  { country_key, before, after, changed_by, changed_at, reason }: Answer['changes'][number],
  canUndo: boolean,
): Html =>
  html`<li><span class="main"><strong>${countryName(country_key)}</strong> <span class="quiet small">${changed_by === null ? 'a deleted account' : html`<bdi>${changed_by}</bdi>`} · ${formatTime(changed_at)}</span></span>
<span class="wide"><span>${wordsOf(before)} → ${wordsOf(after)}</span><br><span class="quiet" dir="auto">${reason}</span></span>
${
  canUndo &&
  html`<form method="post" action="/pixels?country=${country_key}">${hidden('form', 'undo')}${hidden('before', JSON.stringify(after))}${hidden('undo', JSON.stringify(before))}${hidden('reason', `Taken back: ${reason}`.slice(0, 1_000))}<button class="plain">Take it back</button></form>`
}</li>`;

const stored = z.nullable(pixel);
/** The hidden fields are our own; a forged one is refused. */
function pixelIn(text: string | undefined): Pixel | null {
  const read = stored.safeParse(readHiddenJson(text));
  if (read.success) return read.data;
  throw refusal('This pixel cannot be read.');
}

const refusal = (message: string) =>
  new AppError(errorCode.invalidParameters, { status: 422, message, fields: { pixel_id: [message] } });

function typedPixel(number = ''): Pixel {
  const read = pixel.safeParse({ provider: 'meta', pixel_id: number.trim() });
  if (read.success) return read.data;
  throw refusal('Write the number of the pixel: 5 to 20 digits.');
}

export const pixelActions: Readonly<Record<string, Action>> = {
  '/pixels': {
    async carryOut({ client, form, query }) {
      const country = countryByKey(query.get('country') ?? '')?.key;
      if (country === undefined)
        throw new AppError(errorCode.notFound, { status: 404, message: 'There is no such country.' });
      const wanted = form.off === '1' ? null : typedPixel;
      const after = form.form === 'undo' ? pixelIn(form.undo) : (wanted?.(form.pixel_id) ?? null);
      const body = { pixel: after, before: pixelIn(form.before), reason: form.reason ?? '' };
      await client.send(changePixel, { params: { country }, body });
      return {
        to: `/pixels?country=${country}`,
        said: `${after === null ? 'Off' : 'On'} for ${countryName(country)}.`,
      };
    },
  },
};
