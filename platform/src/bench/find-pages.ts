const results = '/en/ph/jobs';

/** The most visited landing pages: path by name. Job and company are the first of the results. */
export async function findPages(
  url: string,
): Promise<Record<'home' | 'results' | 'job' | 'company', string>> {
  const html = await (await fetch(url + results)).text();
  const first = (kind: string) => {
    const path = new RegExp(`href="(/en/ph/${kind}/[^"?]+)"`).exec(html)?.[1];
    if (path === undefined) throw new Error(`The results name no ${kind}.`);
    return path;
  };
  return { home: '/en/ph', results, job: first('job'), company: first('company') };
}
