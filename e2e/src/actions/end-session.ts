import type { Page } from 'playwright';

/** Ends a visitor's session on the server, as another of their devices would; their browser keeps its cookies. */
export async function endSessionElsewhere(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'sessionid');
  if (!session) throw new Error('Nobody is signed in.');
  const answer = await fetch(new URL('/api/auth/log-out', page.url()), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `sessionid=${session.value}` },
    body: JSON.stringify({ source: 'web' }),
  });
  if (!answer.ok) throw new Error(`Logging out failed: ${answer.status}`);
}
