import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PartnerSite {
  /** Address that takes people over. */
  url: string;
  /** Sets the API's URL, and the site's, whose `/redirect` handles expired codes. */
  setApi(address: string, siteUrl?: string): void;
  close(): Promise<void>;
}

/**
 * A fake partner site, as in docs/hand-offs.md: accepts hand-offs at `/keep-login`, exchanges the code with the API, and
 * greets the person. Without a code: anonymous; a refused code redirects to `/redirect`.
 */
export async function startPartnerSite(site: string, secret: string): Promise<PartnerSite> {
  let [api, home] = ['', 'https://jobs.example'];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://partner');
    if (pathname !== '/keep-login') {
      const isKnown = request.headers.cookie?.includes('partner=') === true;
      return response.writeHead(isKnown ? 200 : 404).end(isKnown ? `Welcome to ${site}` : '');
    }
    const code = searchParams.get('code');
    if (code === null) return response.end('Welcome, visitor');
    const answer = await fetch(`${api}/api/auth/hand-offs/exchange`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    if (!answer.ok) {
      const back = new URLSearchParams({ site, redirect: searchParams.get('redirect') ?? '/', failed: '1' });
      return response.writeHead(303, { location: `${home}/redirect?${back}` }).end();
    }
    const { user, redirect } = ((await answer.json()) as { data: { user: { id: number }; redirect: string } })
      .data;
    response
      .writeHead(303, { location: redirect, 'set-cookie': `partner=${user.id}; HttpOnly; Path=/` })
      .end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/keep-login`,
    setApi: (address, siteUrl = home) => {
      [api, home] = [address, siteUrl];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
