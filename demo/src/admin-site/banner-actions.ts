import { changeBanners } from '@jobharbor/shared/calls/admin/change-banners';
import { type Banner, banner, bannerLimits, countryByKey, languages } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';
import * as z from 'zod/mini';
import { readHiddenJson } from '../form-site/hidden-json.ts';
import { instantOf } from '../form-site/wall-time.ts';
import { bannerZone, textName } from './banners-page.ts';
import { countryName } from './limits-page.ts';
import type { Acting, Action } from './shown.ts';

const refusal = (message: string, field: string) =>
  new AppError(errorCode.invalidParameters, { status: 422, message, fields: { [field]: [message] } });

/** The hidden fields are our own; a forged one is refused by the API. */
function listOf(text: string | undefined): Banner[] {
  const read = z.array(banner).safeParse(readHiddenJson(text) ?? []);
  if (!read.success) throw refusal('These banners cannot be read.', 'texts');
  return read.data;
}

function secondsOf(text: string | undefined, field: string, zone: string): number {
  const seconds = instantOf(text ?? '', zone);
  if (!Number.isSafeInteger(seconds) || seconds < 0) throw refusal('Choose day and time.', field);
  return seconds;
}

function bannerIn(form: Acting['form'], country: string): Banner {
  const texts: Banner['texts'] = {};
  for (const { value, label } of languages) {
    const text = form[textName(value)]?.trim().replace(/\s+/gu, ' ') ?? '';
    if (text.length > bannerLimits.text)
      throw refusal(`${label}: at most ${bannerLimits.text} characters.`, textName(value));
    if (text !== '') texts[value] = text;
  }
  if (Object.keys(texts).length === 0) throw refusal('Write the text in one language at least.', 'texts');
  const path = banner.shape.path.safeParse(form.path?.trim() || null);
  if (!path.success) throw refusal('Write a path of this site, such as /remote-jobs.', 'path');
  const zone = bannerZone(country);
  const [starts_at, ends_at] = [
    secondsOf(form.starts_at, 'starts_at', zone),
    secondsOf(form.ends_at, 'ends_at', zone),
  ];
  if (ends_at <= starts_at) throw refusal('The end is before the start.', 'ends_at');
  return { texts, path: path.data, starts_at, ends_at };
}

/** All banners of the country after what the form asks for. */
function bannersAfter(form: Acting['form'], before: readonly Banner[], country: string): Banner[] {
  if (form.form === 'undo') return listOf(form.undo);
  const at = form.at ? Number(form.at) : before.length;
  const changed = form.form?.startsWith('remove-') ? [] : [bannerIn(form, country)];
  return before.toSpliced(at, 1, ...changed);
}

export const bannerActions: Readonly<Record<string, Action>> = {
  '/banners': {
    async carryOut({ client, form, query }) {
      const country = countryByKey(query.get('country') ?? '')?.key;
      if (country === undefined)
        throw new AppError(errorCode.notFound, { status: 404, message: 'There is no such country.' });
      const before = listOf(form.before);
      const banners = bannersAfter(form, before, country);
      await client.send(changeBanners, {
        params: { country },
        body: { banners, before, reason: form.reason ?? '' },
      });
      return { to: `/banners?country=${country}`, said: `Set for ${countryName(country)}.` };
    },
  },
};
