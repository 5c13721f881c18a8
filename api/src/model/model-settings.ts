import { summaryLimits } from '@jobharbor/shared/contracts';
import { optional, readSettings, text, webAddress, wholeNumber } from '@jobharbor/shared/settings';

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

const settings = {
  AI_BASE_URL: optional(webAddress('https://ai.example/v1')),
  AI_MODEL: text(''),
  // Endpoints on the own machine need no key, but the client requires a non-empty one.
  AI_API_KEY: text('none'),
};

/** Reads `AI_BASE_URL`, `AI_MODEL` and `AI_API_KEY`; null without the first. */
export function readModelSettings(env: NodeJS.ProcessEnv): ModelSettings | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = readSettings(env, settings);
  if (baseUrl === null) return null;
  if (model === '') throw new Error('AI_MODEL names the model that the endpoint of AI_BASE_URL shall use.');
  return { baseUrl, model, apiKey, stallMs: 20_000, totalMs: 90_000 };
}

const credits = wholeNumber(summaryLimits.creditsPerDay, { to: 9_999, takes: 'a number of texts' });

/** Reads `AI_CREDITS_PER_DAY`: how many texts an account may have written in a day, whoever writes them. */
export const readCredits = (env: NodeJS.ProcessEnv): number =>
  readSettings(env, { AI_CREDITS_PER_DAY: credits }).AI_CREDITS_PER_DAY;
