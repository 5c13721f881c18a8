import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A port that nothing uses: a site's address is needed before the API, whose own the site needs. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A browser on a site of forms: cookies, and where it was led last. */
export function siteBrowser(site: string) {
  const cookies = new Map<string, string>();
  const cookieHeader = () => [...cookies].map((pair) => pair.join('=')).join('; ');
  const keep = ({ headers }: Response) => {
    for (const [name = '', value = ''] of headers.getSetCookie().map((one) => one.split(/[=;]/)))
      cookies.set(name, value);
  };
  const open = async (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    let answer = await fetch(new URL(path, site), {
      redirect: 'manual',
      headers: { cookie: cookieHeader(), ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    keep(answer);
    const location = answer.headers.get('location');
    if (location?.startsWith('/')) {
      answer = await fetch(new URL(location, site), {
        redirect: 'manual',
        headers: { cookie: cookieHeader() },
      });
    }
    return {
      ...{ status: answer.status, at: location ?? path, headers: answer.headers, text: await answer.text() },
    };
  };
  return { open, cookieHeader };
}
