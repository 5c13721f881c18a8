import { type AnyCall, type CallAnswer, type Country, readAnswer } from '@jobharbor/shared/contracts';
import { ApiError, errorCode } from '@jobharbor/shared/errors';
import { askApi } from '../../api-connection/api-connection.ts';
import type { ApiBreaker } from './api-breaker.ts';

const answerLimitMs = 10_000;

/** Sends public calls of the API for files of the site. Throws 503 while the API is away: crawlers keep the file they know. */
export const createAskCall =
  ({ apiUrl, breaker }: { apiUrl: string; breaker: Pick<ApiBreaker, 'guard'> }) =>
  async <C extends AnyCall>(call: C, query = '', country?: Country): Promise<CallAnswer<C>> => {
    const headers: Record<string, string> = country ? { 'country-id': String(country.id) } : {};
    try {
      const body = await breaker.guard(async () => {
        const answer = await askApi(`${apiUrl}/api${call.path}${query}`, {
          headers,
          signal: AbortSignal.timeout(answerLimitMs),
        });
        if (!answer.ok) throw new Error(`The API answered ${answer.status} to ${call.id}.`);
        return (await answer.json()) as unknown;
      });
      return readAnswer(call, body);
    } catch (error) {
      throw new ApiError(errorCode.serviceUnavailable, { cause: error });
    }
  };
