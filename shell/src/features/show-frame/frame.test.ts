import type { SessionUser } from '@jobharbor/shared/contracts/sign-in/auth';
import { defineRemote } from '@jobharbor/shared/remote/contract';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import { renderFrame } from '../../server.tsx';

const common = {
  team: 'all',
  needs: { shared: '^1.0.0', react: '^19.0.0' },
  cssPrefix: 'jhx',
  budget: { entry: 1, route: 1 },
};
const jobs = defineRemote({
  ...common,
  name: 'mfe-jobs',
  routes: [{ path: '/jobs' }, { path: '/job/:job' }],
  places: [
    {
      text: 'jobs',
      path: '/jobs',
      areas: ['header', 'tabs'],
      order: 10,
      icon: { path: 'M4 4h16' },
      segments: ['jobs', 'job'],
    },
  ],
  wellKnown: { jobs: '/jobs' },
  namespace: 'jobs',
});
const account = defineRemote({
  ...common,
  name: 'mfe-account',
  routes: ['/profile', '/resume', '/join', '/terms'].map((path) => ({ path })),
  places: [
    { text: 'resume', path: '/resume', areas: ['account'], order: 50, audience: 'jobseeker' },
    {
      text: 'profile',
      path: '/profile',
      areas: ['tabs', 'account'],
      order: 40,
      segments: ['profile', 'resume'],
    },
    { text: 'join', path: '/join', areas: ['header'], order: 5, audience: 'guest' },
    { text: 'terms', path: '/terms', areas: ['footer'], order: 10 },
    { text: 'unwritten', path: '/terms', areas: ['footer'], order: 20 },
  ],
  wellKnown: { signIn: '/join' },
  namespace: 'account',
});
const placeTexts = {
  jobs: { jobs: 'Find jobs' },
  account: { resume: 'Résumés', profile: 'Profile', join: 'Join', terms: 'Terms of use' },
};
const maya: SessionUser = {
  id: 1,
  role: 'jobseeker',
  first_name: 'Maya',
  avatar_url: null,
  is_email_verify: false,
  is_profile_completed: false,
};

interface Visit {
  contracts?: (typeof jobs)[];
  user?: SessionUser | null;
  route?: 'remote' | 'not-found';
  search?: string;
}

/** The server-rendered frame of an address below language and country. */
function frameAt(
  path: string,
  { contracts = [jobs, account], user = null, route = 'remote', search = '' }: Visit = {},
): Document {
  const { before, after } = renderFrame({
    pathname: `/en/ph${path}`,
    search,
    languageId: 1,
    countryId: 1,
    texts: { shell: en, places: placeTexts },
    user,
    now: 0,
    route: route === 'remote' ? { status: 'remote', name: 'mfe-jobs' } : { status: route },
    contracts,
  });
  return new DOMParser().parseFromString(before + after, 'text/html');
}

const linksOf = (page: Document, part: string) =>
  [...page.querySelectorAll(`${part} a`)].map(
    (link) => [link.textContent, link.getAttribute('href')] as const,
  );
const currentOf = (page: Document) => page.querySelector('.jhf-tabbar [aria-current]')?.textContent;

describe('places of remotes', () => {
  it('are in their areas of the server-rendered frame, sorted by order', () => {
    const page = frameAt('/jobs');
    expect(linksOf(page, '.jhf-tabbar')).toEqual([
      ['Find jobs', '/en/ph/jobs'],
      ['Profile', '/en/ph/profile'],
    ]);
    expect(linksOf(page, '.jhf-header__nav')).toEqual([
      ['Join', '/en/ph/join'],
      ['Find jobs', '/en/ph/jobs'],
    ]);
    expect(linksOf(page, '.jhf-footer__end')).toEqual([['Terms of use', '/en/ph/terms']]);
  });

  it('are shown to those whom they are meant for', () => {
    const page = frameAt('/jobs', { user: maya });
    expect(linksOf(page, '.jhf-header__nav')).toEqual([['Find jobs', '/en/ph/jobs']]);
    expect(page.querySelector('.jhf-header__tools')?.textContent).toContain('Résumés');
    expect(frameAt('/jobs').querySelector('.jhf-header__tools')?.textContent).not.toContain('Résumés');
  });

  it('have the icon of their contract', () => {
    expect(frameAt('/jobs').querySelector('.jhf-tabbar path')?.getAttribute('d')).toBe('M4 4h16');
  });

  it.each([
    ['/jobs', 'Find jobs'],
    ['/job/cook-12', 'Find jobs'],
    ['/profile', 'Profile'],
    ['/resume', 'Profile'],
    ['/profiles', undefined],
    ['', undefined],
  ])('at %s the current one is %s', (path, place) => {
    expect(currentOf(frameAt(path))).toBe(place);
  });

  it('are left out without the remote that declares them', () => {
    const page = frameAt('/jobs', { contracts: [] });
    expect(linksOf(page, '.jhf-tabbar')).toEqual([]);
    expect(linksOf(page, '.jhf-header__nav')).toEqual([]);
    expect(linksOf(page, '.jhf-footer__end')).toEqual([]);
  });
});

it('keeps a place for each slot of the header, in one order, for members alone', () => {
  const placesOf = (page: Document) =>
    [...page.querySelectorAll('.jhf-header__tools > [class^="jhf-header-"]')].map((place) => place.className);
  expect(placesOf(frameAt('/jobs', { user: maya }))).toEqual(['jhf-header-news', 'jhf-header-actions']);
  expect(placesOf(frameAt('/jobs'))).toEqual([]);
});

describe('well-known pages', () => {
  it('lead a guest to sign in and back', () => {
    expect(linksOf(frameAt('/job/cook-12'), '.jhf-header__tools')).toContainEqual([
      'Sign in',
      '/en/ph/join?redirect=%2Fen%2Fph%2Fjob%2Fcook-12',
    ]);
  });

  it('lead from an unknown address and from the countries to the search', () => {
    const page = frameAt('/nowhere', { route: 'not-found' });
    expect(linksOf(page, '.jhf-screen')).toEqual([['Search jobs', '/en/ph/jobs']]);
    expect(linksOf(page, '[aria-labelledby="jhf-countries"]')).toContainEqual(['Japan', '/en/jp/jobs']);
  });

  it('are not linked to when no remote has them', () => {
    const page = frameAt('/nowhere', { contracts: [], route: 'not-found' });
    expect(linksOf(page, '.jhf-screen')).toEqual([]);
    expect(page.body.textContent).not.toContain('Sign in');
  });
});

describe('another country', () => {
  const countryLinks = (path: string, search: string) =>
    linksOf(frameAt(path, { search }), '.jhf-header__tools').map(([, href]) => href);

  it('is told which country the filters of a search come from', () => {
    const links = countryLinks('/jobs', '?q=a&page=2');
    expect(links).toContain('/en/sg/jobs?q=a&page=2&from=ph');
    expect(links).toContain('/ja/ph/jobs?q=a&page=2');
  });

  it('is not told a very long search by each of the forty links that the server renders', () => {
    const long = `?q=${'a'.repeat(5_000)}`;
    const { head, body } = frameAt('/jobs', { search: long });
    expect(countryLinks('/jobs', long)).toContain('/en/sg/jobs');
    expect((head.innerHTML + body.innerHTML).split('aaaaa').length).toBeLessThan(2_100);
  });

  it('is told nothing where there is nothing to translate', () => {
    expect(countryLinks('/jobs', '')).toContain('/en/sg/jobs');
    expect(countryLinks('/profile', '?tab=2')).toContain('/en/sg/profile?tab=2');
  });
});

it('tells a visitor without script what needs it, and what does not', () => {
  const said = frameAt('/join').querySelector('main noscript');
  expect(said?.textContent).toContain('Some parts need JavaScript');
  expect(said?.querySelector('a')?.getAttribute('href')).toBe('/en/ph/jobs');
});
