// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { SessionUser } from '../contracts/sign-in/auth.ts';
import { errorCode } from '../errors/index.ts';
import type { RefusedCall } from './http-client.ts';
import { answer, failureOf, problem, useRequestServer } from './testing/request-server.ts';

const server = useRequestServer();

describe('a 401', () => {
  it('ends the session', async () => {
    server.handle = answer(401, problem);
    const onUnauthorized = vi.fn();
    await failureOf(server.clientOf({ onUnauthorized }).get('/x'));
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('of a login form does not, because it means a wrong password', async () => {
    server.handle = answer(401, problem);
    const onUnauthorized = vi.fn();
    await failureOf(server.clientOf({ onUnauthorized }).post('/auth/login', {}, { isLoginForm: true }));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('calls that meet the end of a session', () => {
  const maya: SessionUser = {
    id: 1,
    role: 'jobseeker',
    first_name: 'Maya',
    avatar_url: null,
    is_email_verify: true,
    is_profile_completed: true,
  };
  const waiting = { waitsForSignIn: true };

  /** A server whose session has ended, and a client whose shell asks for one new sign-in, however many calls wait. */
  function aPage() {
    const page = { isSignedIn: false, signIns: 0, resent: 0, seen: [] as unknown[] };
    const signIn = Promise.withResolvers<boolean>();
    const refused: RefusedCall[] = [];
    server.handle = (request, response) => {
      page.seen.push([request.method, request.url, request.headers['idempotency-key'], request.body]);
      const isKnown = page.isSignedIn && request.headers['language-id'] === '8';
      answer(isKnown ? 200 : 401, isKnown ? { data: request.url } : problem)(request, response);
    };
    const client = server.clientOf({
      headers: () => ({ 'Language-Id': page.isSignedIn ? '8' : '7' }),
      sender: () => maya,
      onUnauthorized(call) {
        if (refused.push(call) === 1) page.signIns += 1;
        return call.waits ? signIn.promise : undefined;
      },
      onResent: () => {
        page.resent += 1;
      },
    });
    return { page, client, refused, signIn };
  }

  it('wait for one sign-in, and are each retried once and answered', async () => {
    const { page, client, refused, signIn } = aPage();
    const sent = Promise.all([
      client.get('/a', waiting),
      client.get('/b', waiting),
      client.post('/c', { id: 3 }, { ...waiting, idempotencyKey: 'key-3' }),
      client.put('/d', { id: 4 }, waiting),
      client.delete('/e', waiting),
    ]);
    await vi.waitFor(() => expect(refused).toHaveLength(5));
    expect(refused.map(({ sender }) => sender)).toEqual(Array(5).fill(maya));
    expect(
      refused.flatMap(({ change }) => change ?? []).sort((a, b) => a.path.localeCompare(b.path)),
    ).toEqual([
      { method: 'POST', path: '/c', body: { id: 3 }, idempotencyKey: 'key-3' },
      { method: 'PUT', path: '/d', body: { id: 4 } },
      { method: 'DELETE', path: '/e' },
    ]);
    page.isSignedIn = true;
    signIn.resolve(true);
    expect((await sent).map(({ data }) => (data as { data: string }).data)).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `/api/${name}`),
    );
    expect([page.signIns, page.seen.length, page.resent]).toEqual([1, 10, 3]);
    expect(page.seen.filter((one) => (one as string[])[1] === '/api/c')).toEqual(
      Array(2).fill(['POST', '/api/c', 'key-3', '{"id":3}']),
    );
  });

  it('reject as refused where nobody signs in again, or the script that waits does not load', async () => {
    for (const end of ['nobody', 'no script']) {
      const { client, refused, signIn } = aPage();
      const failed = failureOf(client.get('/a', waiting));
      await vi.waitFor(() => expect(refused).toHaveLength(1));
      if (end === 'nobody') signIn.resolve(false);
      else signIn.reject(new Error('offline'));
      expect(await failed).toMatchObject({ code: 40001, status: 401 });
    }
  });

  it('are sent no third time', async () => {
    const { page, client, refused, signIn } = aPage();
    signIn.resolve(true);
    expect(await failureOf(client.get('/a', waiting))).toMatchObject({ status: 401 });
    expect([page.seen.length, refused.map(({ waits }) => waits)]).toEqual([2, [true, false]]);
  });

  it('do not wait where they are a form’s, an upload or a stream', async () => {
    const { client, refused } = aPage();
    const form = new FormData();
    form.append('file', 'text');
    for (const sent of [
      client.post('/a', { text: 'Hello' }),
      client.post('/a', form, waiting),
      client.post('/a', {}, { ...waiting, onText: () => {} }),
    ])
      expect(await failureOf(sent)).toMatchObject({ status: 401 });
    expect(refused.map(({ waits }) => waits)).toEqual([false, false, false]);
  });

  it('are cancelled when their page gives them up meanwhile', async () => {
    const { client, refused, signIn } = aPage();
    const controller = new AbortController();
    const failed = failureOf(client.get('/a', { ...waiting, signal: controller.signal }));
    await vi.waitFor(() => expect(refused[0]?.signal).toBe(controller.signal));
    controller.abort();
    signIn.resolve(false);
    expect(await failed).toMatchObject({ code: errorCode.cancelled });
  });
});
