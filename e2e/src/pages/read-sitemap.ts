export type Alternates = readonly { hreflang: string; href: string }[];

const files = new Map<string, Promise<ReadonlyMap<string, Alternates>>>();

/** The other languages and countries of a page as the sitemap of its country names them; none if it is not in there. */
export async function alternatesInSitemap(address: string): Promise<Alternates> {
  const { origin, pathname } = new URL(address);
  const file = `${origin}/sitemaps/${pathname.split('/')[2]}-pages-0.xml`;
  const known = files.get(file) ?? readFile(file);
  files.set(file, known);
  return (await known).get(address) ?? [];
}

async function readFile(file: string): Promise<ReadonlyMap<string, Alternates>> {
  const text = await (await fetch(file)).text();
  return new Map(
    text.split('<url>').map((url) => [
      /<loc>([^<]*)<\/loc>/.exec(url)?.[1] ?? '',
      [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, hreflang = '', href = '']) => ({
        hreflang,
        href,
      })),
    ]),
  );
}
