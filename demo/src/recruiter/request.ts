import { problem } from '@jobharbor/shared/contracts';
import { AppError, errorCode } from '@jobharbor/shared/errors';

const timeoutMs = 15_000;
/** Role-Id 2 is the recruiter's. */
const roleHeaders = { 'role-id': '2', 'language-id': '1' };

type Headers = Record<string, string | undefined>;

/** A request to the API, whatever it answers. Rejects if it is down. */
export function request(
  apiUrl: string,
  method: string,
  path: string,
  body?: object,
  { cookie, ...headers }: Headers = {},
): Promise<Response> {
  return fetch(`${apiUrl}/api${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      ...roleHeaders,
      ...(headers as Record<string, string>),
      ...(cookie !== undefined && { cookie }),
      ...(isJson(body) && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isJson(body) ? JSON.stringify(body) : (body as FormData) }),
  }).catch((cause: unknown) => {
    throw new AppError(errorCode.unreachable, { cause });
  });
}

/** A form names its content type itself. */
const isJson = (body: object | undefined): boolean => body !== undefined && !(body instanceof FormData);

/** The error code of an answer, which can be read again; undefined for none. */
export async function readCode(answer: Response): Promise<number | undefined> {
  if (answer.ok) return undefined;
  const parsed = problem.safeParse(
    await answer
      .clone()
      .json()
      .catch(() => null),
  );
  return parsed.success ? parsed.data.code : errorCode.unexpectedAnswer;
}

/** Throws the error that the API answered with. */
export async function throwProblem(method: string, path: string, answer: Response): Promise<never> {
  const parsed = problem.safeParse(await answer.json().catch(() => null));
  throw new AppError(parsed.success ? parsed.data.code : errorCode.unexpectedAnswer, {
    status: answer.status,
    message: `${method} ${path}: ${parsed.success ? parsed.data.message : answer.status}`,
  });
}
