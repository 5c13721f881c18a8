import { ApiError, errorCode } from '@jobharbor/shared/errors';
import type { ModelSettings } from './model-settings.ts';

export interface ModelRequest {
  /** The instructions (system message). */
  system: string;
  /** The data (user message), never instructions. */
  user: string;
  maxTokens: number;
  signal: AbortSignal;
}

/**
 * Streams the model's reply. Throws 41320 if the model refuses, and 41280 if it fails, stalls or times out; ends without
 * an error when `signal` aborts.
 */
export async function* streamModel(settings: ModelSettings, request: ModelRequest): AsyncGenerator<string> {
  const { baseUrl: baseURL, apiKey, model, stallMs, totalMs } = settings;
  // Loaded with the first request: its 236 modules would slow each start.
  const { default: OpenAI } = await import('openai');
  const stall = new AbortController();
  let timer = setTimeout(() => stall.abort(), stallMs);
  const signal = AbortSignal.any([request.signal, stall.signal, AbortSignal.timeout(totalMs)]);
  try {
    // A redirect would take what a person wrote to a host that no setting names.
    const fetchOptions = { redirect: 'error' as const };
    const client = new OpenAI({ baseURL, apiKey, maxRetries: 0, timeout: totalMs, fetchOptions });
    const chunks = await client.chat.completions.create(
      {
        model,
        stream: true,
        max_tokens: request.maxTokens,
        messages: [
          { role: 'system', content: request.system },
          { role: 'user', content: request.user },
        ],
      },
      { signal },
    );
    for await (const { choices } of chunks) {
      clearTimeout(timer);
      timer = setTimeout(() => stall.abort(), stallMs);
      const [choice] = choices;
      if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter')
        throw new ApiError(errorCode.aiContentRefused);
      yield choice?.delta?.content ?? '';
    }
    // The client ends its stream without an error when aborted.
    if (signal.aborted && !request.signal.aborted) throw new Error('The model stalled');
  } catch (error) {
    if (request.signal.aborted) return;
    if (error instanceof ApiError) throw error;
    throw new ApiError(errorCode.aiUnavailable, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
