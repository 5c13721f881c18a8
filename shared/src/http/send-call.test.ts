import { expect, it } from 'vitest';
import { signIn } from '../contracts/calls/auth/sign-in.ts';
import { applyToJob } from '../contracts/calls/data/apply-to-job.ts';
import { getJobStatic } from '../contracts/calls/job/get-job-static.ts';
import { listSavedJobs } from '../contracts/calls/job/list-saved-jobs.ts';
import { countUnread } from '../contracts/calls/job-application/count-unread.ts';
import { generateAvatar } from '../contracts/calls/jobseeker-profile/generate-avatar.ts';
import { uploadResume } from '../contracts/calls/jobseeker-resumes/upload-resume.ts';
import { errorCode } from '../errors/index.ts';
import { testServer } from '../testing/setup-server.ts';
import { answer, hangUp, Refusal, refuse } from '../testing/test-server.ts';
import { createHttp } from './create-http.ts';
import { sendCall } from './send-call.ts';

function client() {
  let sessionEnds = 0;
  const http = createHttp({
    baseUrl: testServer().url,
    headers: () => ({ 'Country-Id': '1' }),
    onUnauthorized: () => {
      sessionEnds += 1;
      return undefined;
    },
  });
  return { http, sessionEnds: () => sessionEnds };
}

it('sends parameters, query, headers and the idempotency key, and resolves with the data', async () => {
  testServer().use(
    answer(listSavedJobs, ({ query }) => ({ saved_jobs: [], total: query.page, page: query.page, size: 30 })),
    answer(uploadResume, () => ({
      resume: {
        id: 1,
        filename: 'cv.pdf',
        format: 'pdf' as const,
        size: 3,
        uploaded_at: 1,
        kind: 'uploaded' as const,
      },
    })),
  );
  const { http } = client();
  expect(await sendCall(http, listSavedJobs, { query: { page: 2 } })).toMatchObject({ total: 2 });
  const body = new FormData();
  body.append('file', new File(['pdf'], 'cv.pdf'));
  const { resume } = await sendCall(http, uploadResume, { body, idempotencyKey: 'key-1' });
  expect(resume.filename).toBe('cv.pdf');
  const [upload] = testServer().requestsOf(uploadResume);
  expect(upload?.headers).toMatchObject({ 'idempotency-key': 'key-1', 'country-id': '1' });
  expect(upload?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
});

it('rejects with the API’s code, texts of fields, request id and seconds to wait', async () => {
  const fields = { email: ['Not an address.'] };
  testServer().use(
    refuse(signIn, errorCode.tooManyAttempts, { message: 'Wait.', fields, retryAfter: 30, requestId: 'r-1' }),
  );
  const { http } = client();
  await expect(sendCall(http, signIn, { body: { login: 'a', password: 'b' } })).rejects.toMatchObject({
    name: 'AppError',
    code: errorCode.tooManyAttempts,
    status: 429,
    message: 'Wait.',
    fields,
    retryAfter: 30,
    requestId: 'r-1',
  });
});

it('ends the session at a 401, but not where a 401 answers the form', async () => {
  testServer().use(refuse(countUnread, errorCode.sessionEnded), refuse(signIn, errorCode.invalidCredential));
  const { http, sessionEnds } = client();
  await expect(sendCall(http, signIn, { body: { login: 'a', password: 'b' } })).rejects.toThrow();
  expect(sessionEnds()).toBe(0);
  await expect(sendCall(http, countUnread)).rejects.toMatchObject({ code: errorCode.sessionEnded });
  expect(sessionEnds()).toBe(1);
});

it('rejects with 10001 when the connection breaks, and with 10004 when the caller gives up', async () => {
  testServer().use(hangUp(countUnread));
  const { http } = client();
  await expect(sendCall(http, countUnread)).rejects.toMatchObject({ code: errorCode.unreachable, status: 0 });
  const signal = AbortSignal.abort();
  await expect(sendCall(http, countUnread, { signal })).rejects.toMatchObject({ code: errorCode.cancelled });
});

it('rejects an answer that its schema refuses', async () => {
  const http = {
    get: async () => ({ status: 200, data: { data: { unread_count: 'three' } } }),
  } as never;
  await expect(sendCall(http, countUnread)).rejects.toMatchObject({ code: errorCode.unexpectedAnswer });
});

it('escapes a parameter in the path', async () => {
  testServer().use(
    answer(getJobStatic, () => {
      throw new Refusal(errorCode.notFound);
    }),
    refuse(applyToJob, errorCode.jobClosed),
  );
  const { http } = client();
  await expect(sendCall(http, getJobStatic, { params: { id: '1/../2' as never } })).rejects.toMatchObject({
    code: errorCode.invalidParameters,
  });
});

it('sends JSON also where a call that changes something has no body', async () => {
  testServer().use(
    answer(generateAvatar, () => ({ avatar: { id: 1, url: '/1' }, left_today: 4, renews_at: 1 })),
  );
  await sendCall(client().http, generateAvatar);
  const [sent] = testServer().requestsOf(generateAvatar);
  expect([sent?.headers['content-type'], sent?.rawBody.toString()]).toEqual(['application/json', '{}']);
});
