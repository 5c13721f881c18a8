import { countryByKey, languageBySlug } from '@jobharbor/shared/contracts';
import { maintenanceOf } from '@jobharbor/shared/contracts/markets/maintenance-of';
import { describe, expect, it } from 'vitest';

const [now, hour] = [1_800_000_000, 3_600];
const plan = (change: object = {}) => ({
  ...{ id: 1, country_key: null, language: null, path: null, starts_at: now - hour, ends_at: now + hour },
  ...change,
});
const page = (path = '/jobs', slug = 'en', key = 'ph') => {
  const [language, country] = [languageBySlug(slug), countryByKey(key)];
  if (!language || !country) throw new Error('No such locale.');
  return { path, language, country };
};

describe('maintenance of a page', () => {
  it.each([
    ['all', plan(), page(), true],
    ['its country', plan({ country_key: 'ph' }), page(), true],
    ['another country', plan({ country_key: 'sg' }), page(), false],
    ['another language', plan({ language: 'ar' }), page(), false],
    ['its path', plan({ path: '/jobs' }), page(), true],
    ['a path above', plan({ path: '/chat-home/' }), page('/chat-home/7'), true],
    ['a path that only begins alike', plan({ path: '/job' }), page('/jobs'), false],
    ['the home page alone', plan({ path: '/' }), page('/jobs'), false],
    ['the home page', plan({ path: '/' }), page('/'), true],
    ['what is over', plan({ ends_at: now }), page(), false],
    ['what begins later', plan({ starts_at: now + 1 }), page(), false],
  ])('of %s', (_what, one, address, isDown) => {
    expect(maintenanceOf([one], address, now).until).toBe(isDown ? now + hour : null);
  });

  it('ends with the last, and announces the next', () => {
    const plans = [plan(), plan({ ends_at: now + 2 * hour }), plan({ id: 7, starts_at: now + 9 })];
    expect(maintenanceOf(plans, page(), now)).toMatchObject({ until: now + 2 * hour, coming: { id: 7 } });
  });
});
