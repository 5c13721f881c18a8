/** The most visited landing pages of a country, below `base`: path by name. Job and company are the first of the results. */
export async function findPages(
  url: string,
  base = '/en/ph',
): Promise<Record<'home' | 'results' | 'job' | 'company', string>> {
  const results = `${base}/jobs`;
  const html = await (await fetch(url + results)).text();
  const first = (kind: string) => {
    const path = new RegExp(`href="(${base}/${kind}/[^"?]+)"`).exec(html)?.[1];
    if (path === undefined) throw new Error(`The results name no ${kind}.`);
    return path;
  };
  return { home: base, results, job: first('job'), company: first('company') };
}
