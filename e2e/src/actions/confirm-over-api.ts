import type { BrowserContext } from 'playwright';
import { readOutbox } from './read-outbox.ts';

/** Confirms the address of the account that the browser is signed in to, by the code that its sign-up has mailed; returns it. */
export async function confirmOverApi(context: BrowserContext, email: string): Promise<string> {
  const { code } = await readOutbox(context, email);
  const answer = await context.request.post('/api/data/email/verify', { data: { code } });
  if (!answer.ok()) throw new Error(`Confirming failed: ${answer.status()} ${await answer.text()}`);
  return code;
}
