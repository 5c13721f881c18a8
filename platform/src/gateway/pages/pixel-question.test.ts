import { createRequire } from 'node:module';
import { countryByKey, languages } from '@jobharbor/shared/contracts';
import { expect, it } from 'vitest';
import { nextChangeOf } from '../banners/feature-banner.ts';
import { renderPixelQuestion } from '../pixels/pixel-question.ts';
import { isPixelAnswered, pixelOf } from './pixel-of-page.ts';
import { keyOfSharedPage } from './shared-page.ts';

const click = 'IwAR2F4-dbP0l7Mn1Iaw';
const ph = countryByKey('ph');
const on = [{ country_key: 'ph', provider: 'meta' as const }];
const asked = (search: string, country = ph) =>
  pixelOf(on, { address: { country }, search } as never, 1_800_000_000);

it('is asked of who comes by an advertisement, in a country with a pixel', () => {
  expect(asked(`?q=a&fbclid=${click}`)).toEqual({ provider: 'meta', clickId: click });
  expect(asked('?q=a')).toEqual({ provider: 'meta', clickId: null });
  expect(asked(`?fbclid=${encodeURIComponent(`${click}';alert(1)`)}`)).toEqual({
    provider: 'meta',
    clickId: null,
  });
  expect(asked(`?fbclid=${click}`, countryByKey('sg'))).toBeNull();
});

it('keeps no page whose address names a click, since nobody else requests it', () => {
  const keyAt = (search: string) => {
    const page = { set: {}, address: {}, flags: {}, isInMaintenance: false, search, pixel: asked(search) };
    return keyOfSharedPage({ cookies: {}, headers: {} } as never, page as never);
  };
  expect([keyAt('?q=a'), keyAt(`?q=a&fbclid=${click}`)]).toEqual([expect.any(String), null]);
});

it.each([
  ['a refusal', { pixel: 'no' }, {}, true],
  ['consent', { pixel: 'meta' }, {}, true],
  ['consent to another provider', { pixel: 'another' }, {}, false],
  ['Global Privacy Control', {}, { 'sec-gpc': '1' }, true],
  ['Do Not Track', {}, { dnt: '1' }, true],
  ['another cookie', { tracking: 'yes' }, { dnt: '0' }, false],
])('is hidden by %s', (_what, cookies, headers, isHidden) => {
  expect(isPixelAnswered('meta', cookies, headers)).toBe(isHidden);
});

const require = createRequire(import.meta.url);
const draw = (tag: string, clickId: string | null = click) => {
  const texts = require(`../../../../shell/src/locales/${tag}.json`);
  return renderPixelQuestion({ provider: 'meta', clickId }, texts, { words: tag, nonce: 'n0' });
};

it.each(languages)(
  'asks in $value with two like answers, the refusal first, and no third party',
  ({ value }) => {
    const drawn = draw(value);
    expect(drawn).toMatch(/<h2[^>]*>[^<{]*<bdi>Meta[^<{]*<\/bdi>[^<{]*<\/h2>(?:\s*<p>[^<{]+<\/p>){2}/);
    const classes = [...drawn.matchAll(/<button type="button" class="([^"]+)" value="(\w+)"/g)];
    expect(classes.map(([, name, answer]) => [name, answer])).toEqual(
      ['no', 'yes'].map((answer) => ['jh-button jh-button--secondary', answer]),
    );
    expect(drawn).not.toMatch(/src=|https?:\/\//);
  },
);

it('is not asked of who came by no advertisement, nor by a shell without its words', () => {
  expect(draw('en', null)).toBe('');
  expect(renderPixelQuestion({ provider: 'meta', clickId: click }, {}, { words: 'en', nonce: 'n' })).toBe('');
});

it('knows when a banner of the country begins or ends next', () => {
  const banner = (starts_at: number, ends_at: number) => ({
    texts: { en: 'a' },
    path: null,
    starts_at,
    ends_at,
  });
  const all = [
    { country_key: 'ph', banners: [banner(10, 90), banner(50, 60)] },
    { country_key: 'sg', banners: [banner(20, 21)] },
  ];
  const country = { key: 'ph' } as never;
  expect([5, 10, 55, 90].map((now) => nextChangeOf(all, country, now))).toEqual([
    10,
    50,
    60,
    Number.POSITIVE_INFINITY,
  ]);
});
