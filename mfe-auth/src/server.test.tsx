// @vitest-environment node
import { expect, it } from 'vitest';
import ar from './locales/ar.json' with { type: 'json' };
import { render } from './server.tsx';

const renderPath = (path: string) =>
  render({
    pathname: `/ar/sa${path}`,
    search: '',
    languageId: 10,
    countryId: 13,
    texts: { auth: ar, shell: { errors: { unreachable: '', timedOut: '', unexpected: '' } } },
    apiUrl: 'http://127.0.0.1:9/api',
    headers: {},
    now: 0,
    timeZone: 'UTC',
    user: null,
  });

it.each([
  ['/terms', ar.terms.read, 'كيف نتعامل معًا', '/ar/sa/privacy'],
  ['/privacy', ar.terms.privacy, 'كيف تحذف', '/ar/sa/terms'],
])(
  '%s is rendered whole on the server, in the language of the address',
  async (path, title, section, other) => {
    const { html, head, status } = await renderPath(path);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
    expect(html).toMatch(new RegExp(`<h2[^>]*>${section}</h2>`));
    expect(html).toContain(`href="${other}"`);
    expect(html).toContain('href="mailto:');
    expect(head).toMatchObject({ title, canonical: path });
    expect(head?.robots).toBeUndefined();
    expect(status).toBe(200);
  },
);
