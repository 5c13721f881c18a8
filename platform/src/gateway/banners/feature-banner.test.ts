import { type Banner, countryByKey, languageBySlug, languages } from '@jobharbor/shared/contracts';
import { bannerOf } from '@jobharbor/shared/contracts/markets/banner-of';
import type { RemoteContract } from '@jobharbor/shared/remote/contract';
import { describe, expect, it } from 'vitest';
import { featureOf, renderFeatureBanner } from './feature-banner.ts';

const now = 1_800_000_000;
const aBanner = (change: Partial<Banner> = {}): Banner => ({
  ...{ texts: { en: 'Work <here>' }, path: '/jobs?q=a&page=2', starts_at: now - 10, ends_at: now + 10 },
  ...change,
});
const locale = (slug = 'en', key = 'ph') => {
  const [language, country] = [languageBySlug(slug), countryByKey(key)];
  if (!language || !country) throw new Error('No such locale.');
  return { language, country };
};
const inPh = (...banners: Banner[]) => [{ country_key: 'ph', banners }];
const contracts = [{ name: 'mfe-a', routes: [{ path: '/jobs' }] }] as unknown as RemoteContract[];

describe('the banner of a page', () => {
  it.each([
    ['is shown from its first second', inPh(aBanner({ starts_at: now })), locale(), true],
    ['is not shown before', inPh(aBanner({ starts_at: now + 1 })), locale(), false],
    ['is over at its end', inPh(aBanner({ ends_at: now })), locale(), false],
    ['is of its country alone', inPh(aBanner()), locale('en', 'sg'), false],
    ['is not shown in a language without a text', inPh(aBanner()), locale('ar'), false],
  ])('%s', (_what, all, at, isShown) => {
    expect(bannerOf(all, at, now) !== null).toBe(isShown);
  });

  it('is the one that began last, and has another id once it is changed', () => {
    const [old, young] = [aBanner({ texts: { en: 'Old' } }), aBanner({ starts_at: now - 5 })];
    expect(featureOf(inPh(young, old), locale(), now)?.text).toBe('Work <here>');
    const ids = [young, young, { ...young, path: null }].map(
      (one) => featureOf(inPh(one), locale(), now)?.id,
    );
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
  });

  it('escapes its text, and links only to a page that this set has', () => {
    const draw = (path: string | null) => {
      const feature = featureOf(inPh(aBanner({ path })), locale(), now);
      return feature ? renderFeatureBanner(feature, locale(), contracts, 'n0') : '';
    };
    const drawn = draw('/jobs?q=a&page=2');
    expect(drawn).toContain('<a href="/en/ph/jobs?q=a&#38;page=2"><bdi>Work &#60;here&#62;</bdi></a>');
    expect(drawn).toContain('<script nonce="n0">');
    for (const path of ['/no-such-page', null]) expect(draw(path)).not.toContain('<a ');
  });

  it.each(languages)('has a button with words of its own in $value', (language) => {
    const at = { language, country: locale().country };
    const texts = { [language.value]: 'Text', en: 'Text' };
    const feature = featureOf(inPh(aBanner({ texts })), at, now);
    const drawn = feature ? renderFeatureBanner(feature, at, contracts, 'n') : '';
    expect(drawn).toMatch(/aria-label="[^"]+"[\s\S]+<button name="id"[^>]*aria-label="[^"]+"/);
    if (language.value !== 'en') expect(drawn).not.toContain('Hide this notice');
  });
});
