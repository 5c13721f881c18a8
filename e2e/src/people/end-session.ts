import type { Page } from 'playwright-core';

/** Ends the session of a visitor on the server, as another device of theirs would; their browser is not told. */
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
