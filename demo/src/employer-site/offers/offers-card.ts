import { listMadeOffers } from '@jobharbor/shared/calls/recruiter/list-made-offers';
import { minorUnitsOf, type Offer } from '@jobharbor/shared/contracts';
import { enteredIn, hidden, openIfSent, textArea } from '../../form-site/fields.ts';
import { type Html, html } from '../../form-site/html.ts';
import { pill } from '../../form-site/pill.ts';
import { formatTime } from '../applicants/format.ts';
import { formatDay, type Shown, tagOf } from '../shown.ts';

const tones = {
  open: 'waiting',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'quiet',
  expired: 'quiet',
} as const;

/** The offers of the application that is shown, latest change first. */
export async function renderOffers(shown: Shown): Promise<Html | false> {
  const { client, id, t } = shown;
  const { offers } = await client.send(listMadeOffers, { query: { application_id: id, size: 100 } });
  if (offers.length === 0) return false;
  return html`<section class="card" data-live="offers"><h2>${t('offer.title')}</h2>${offers.map((one) => renderOffer(shown, one))}</section>`;
}

function renderOffer(shown: Shown, offer: Offer): Html {
  const { t } = shown;
  const { phase, title, hours, place, benefits, note, valid_until, signed_name, decline_reason, text } =
    offer;
  const facts: readonly (readonly [label: string, value: string])[] = [
    [t('offer.fact.title'), title],
    [t('offer.fact.pay'), payOf(shown, offer)],
    [t('offer.fact.starts'), formatDay(shown, Date.parse(offer.starts_on) / 1_000)],
    [t('offer.fact.hours'), hours],
    [t('offer.fact.place'), place],
    [t('offer.fact.benefits'), benefits.join(', ')],
    [t('offer.fact.note'), note ?? ''],
  ];
  return html`<p>${pill(phase === 'open' ? t('application.stage.offered') : t(`offer.phase.${phase}`), tones[phase])}
${phase === 'open' && html`<span class="quiet">${t('offer.validUntil', { time: formatTime(shown, valid_until) })}</span>`}
${signed_name !== null && html`<span class="quiet">${t('offer.signed', { name: signed_name })}</span>`}
${decline_reason !== null && html`<span class="quiet">${t(`offer.reason.${decline_reason}`)}</span>`}</p>
${text !== null && html`<p dir="auto">${text}</p>`}
<dl class="facts">${facts.map(([label, value]) => value !== '' && html`<div><dt>${label}</dt><dd dir="auto">${value}</dd></div>`)}</dl>
${phase === 'accepted' && html`<p><a class="button" href="/offers/${offer.id}/document" download>${t('offer.document')}</a></p>`}
${phase === 'open' && renderWithdrawal(shown, offer)}`;
}

function payOf(shown: Shown, { pay }: Offer): string {
  const { currency, amount, period } = pay;
  const money = new Intl.NumberFormat(tagOf(shown), {
    ...({ style: 'currency', currencyDisplay: 'code', trailingZeroDisplay: 'stripIfInteger' } as const),
    currency,
  }).format(amount / 10 ** minorUnitsOf(currency));
  return `${money} · ${shown.t(`form.periods.${period}`)}`;
}

function renderWithdrawal(shown: Shown, { id, version }: Offer): Html {
  const { t } = shown;
  const name = `withdraw-${id}`;
  const entered = enteredIn(shown, name);
  return html`<details${openIfSent(entered)}><summary>${t('offer.withdraw')}</summary>
<form method="post" action="/applications/${shown.id}/offer/withdraw">${hidden('form', name)}${hidden('offer', id)}${hidden('version', version)}
${textArea(entered, { name: 'text', label: t('offer.withdrawWhy'), rows: 3 })}<button>${t('offer.withdraw')}</button></form></details>`;
}
