import { summaryLimits } from '@jobharbor/shared/contracts';

/** A language model behind an endpoint of OpenAI's chat protocol. */
export interface ModelSettings {
  /** Up to and with the version: `https://ai.example/v1`. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Idle timeout in milliseconds. Below the gateway's 30 seconds. */
  stallMs: number;
  /** Total timeout in milliseconds. */
  totalMs: number;
}

/** Reads `AI_BASE_URL`, `AI_MODEL` and `AI_API_KEY`; null without the first. */
export function readModelSettings(env: NodeJS.ProcessEnv): ModelSettings | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = env;
  if (!baseUrl) return null;
  if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? ''))
    throw new Error('AI_BASE_URL takes the address of an endpoint, such as https://ai.example/v1.');
  if (!model) throw new Error('AI_MODEL names the model that the endpoint of AI_BASE_URL shall use.');
  // Endpoints on the own machine need no key, but the client requires a non-empty one.
  return { baseUrl, model, apiKey: apiKey || 'none', stallMs: 20_000, totalMs: 90_000 };
}

/** Reads `AI_CREDITS_PER_DAY`: how many texts an account may have written in a day, whoever writes them. */
export function readCredits({ AI_CREDITS_PER_DAY: text }: NodeJS.ProcessEnv): number {
  if (!text) return summaryLimits.creditsPerDay;
  if (!/^\d{1,4}$/.test(text)) throw new Error('AI_CREDITS_PER_DAY takes a number of texts, such as 10.');
  return Number(text);
}
