import { join } from 'node:path';
import { type LanguageTag, minorUnitsOf, type Offer } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { readLanguages } from '../../data-files/read-languages.ts';
import type { Db } from '../../database/pools.ts';
import type { Market } from '../../http/market-plugin.ts';
import type { ApplicationViewer } from '../application-rules/visible-applications.ts';
import { isolate } from '../generated-resumes/lay-out-text.ts';
import { makeResume } from '../generated-resumes/make-resume.ts';
import { findOffer } from './offer-repository.ts';

interface DocumentTexts {
  title: string;
  terms: string;
  signed: string;
  starts: string;
  pay: string;
  hours: string;
  place: string;
  benefits: string;
  note: string;
  offeredBy: string;
  acceptedBy: string;
  period: Readonly<Record<Offer['pay']['period'], string>>;
}

const texts = readLanguages<DocumentTexts>(join(import.meta.dirname, 'locales'));

/** The signed copy of an accepted offer, in the language of the page; not found for one that is not accepted. */
export async function makeOfferDocument(
  db: Db,
  viewer: ApplicationViewer,
  id: number,
  moment: { market: Market; now: Date },
): Promise<{ filename: string; pdf: Buffer }> {
  const found = await findOffer(db, viewer, id, moment);
  if (found.phase !== 'accepted') throw new ApiError(errorCode.notFound);
  const language = moment.market.language.value;
  const pdf = await makeResume({
    ...{ template: 'classic', paper: moment.market.country.key === 'us' ? 'letter' : 'a4', language },
    document: {
      basics: { name: texts[language].title, label: `${own(found.title)} · ${own(found.job.company.name)}` },
    },
    sections: sectionsOf(found, language),
  });
  return {
    filename: `${texts[language].title} – ${found.title}.pdf`.replace(/[\p{C}\\/:*?"<>|]/gu, ' '),
    pdf,
  };
}

function sectionsOf(offer: Offer, language: LanguageTag) {
  const t = texts[language];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC', calendar: 'gregory' });
  const moment = new Intl.DateTimeFormat(language, {
    ...({ dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC', calendar: 'gregory' } as const),
  });
  const entry = (title: string, text: string, items: string[] = []) => ({
    ...{ title, text, items, subtitle: '', dates: '' },
  });
  const signature = (title: string, name: string, at: number) =>
    entry(title, `${own(name)} · ${own(moment.format(at * 1000))}`);
  return [
    {
      ...{ name: 'summary' as const, title: t.terms },
      entries: [
        entry(t.starts, day.format(new Date(offer.starts_on))),
        entry(t.pay, t.period[offer.pay.period].replace('{{amount}}', money(offer.pay, language))),
        entry(t.hours, own(offer.hours)),
        entry(t.place, own(offer.place)),
        ...(offer.benefits.length === 0 ? [] : [entry(t.benefits, '', offer.benefits.map(own))]),
        ...(offer.note === null ? [] : [entry(t.note, own(offer.note))]),
      ],
    },
    {
      ...{ name: 'summary' as const, title: t.signed },
      entries: [
        signature(t.offeredBy, `${offer.by}, ${offer.job.company.name}`, offer.made_at),
        signature(t.acceptedBy, offer.signed_name ?? '', offer.answered_at ?? 0),
      ],
    },
  ];
}

/** What people wrote keeps its own direction in a line of another, paragraph by paragraph. */
const own = (text: string): string => text.split('\n').map(isolate).join('\n');

const money = ({ amount, currency }: Offer['pay'], language: LanguageTag): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amount / 10 ** minorUnitsOf(currency),
  );
