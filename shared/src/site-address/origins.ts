import { listSetting } from './list-setting.ts';

const isWeb = (url: URL | null): url is URL => /^https?:$/.test(url?.protocol ?? '');

/** Reads `PUBLIC_URL`, the address of the site; null without it. */
export function readPublicUrl(text: string | undefined): URL | null {
  if (text === undefined || text === '') return null;
  const url = URL.parse(text);
  if (isWeb(url)) return url;
  throw new Error(`PUBLIC_URL takes the address of the site, such as https://jobs.example; ${text} is none.`);
}

/** Reads `ALLOWED_ORIGINS`: other origins that may send changes. */
export const readOrigins = (text: string | undefined): readonly string[] =>
  (listSetting(text) ?? []).map((entry) => {
    const url = URL.parse(entry);
    if (isWeb(url) && url.pathname + url.search + url.hash === '/') return url.origin;
    throw new Error(
      `ALLOWED_ORIGINS takes origins with commas, such as https://employer.example; ${entry} is not one of them.`,
    );
  });
