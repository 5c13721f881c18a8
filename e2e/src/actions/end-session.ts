import type { Page } from 'playwright';
import { waitForIdleNetwork } from '../browser/wait-for-idle-network.ts';

/**
 * Ends a visitor's session on the server, as another of their devices would; their browser keeps its cookies. The page
 * must be idle before. Otherwise a late request of its start would get the 401 before the journey's next action. A
 * session that is not confirmed yet would end without a message. `trackRequests` follows the page from its first
 * document.
 */
export async function endSessionElsewhere(page: Page): Promise<void> {
  await waitForIdleNetwork(page);
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
