import { optional, readSettings, text, webAddress } from '@jobharbor/shared/settings';
import type { PixelEvent, PixelEventName, ProviderSettings, TellProvider } from './pixel-port.ts';

const settings = {
  META_PIXEL_TOKEN: text(''),
  META_PIXEL_URL: optional(webAddress('https://graph.facebook.com/v25.0')),
};

const defaultUrl = 'https://graph.facebook.com/v25.0';

/** Reads `META_PIXEL_TOKEN` and `META_PIXEL_URL`; null without the first. */
export function readMetaSettings(env: NodeJS.ProcessEnv): ProviderSettings | null {
  const { META_PIXEL_TOKEN: token, META_PIXEL_URL: url } = readSettings(env, settings);
  if (token === '') return null;
  return { token, url: (url ?? defaultUrl).replace(/\/+$/, '') };
}

/** Standard events of Meta. */
const names: Readonly<Record<PixelEventName, string>> = {
  page: 'PageView',
  job: 'ViewContent',
  applied: 'SubmitApplication',
  'signed-up': 'CompleteRegistration',
};

/**
 * An event of the Conversions API. Events of websites require the user agent, and one parameter by which they are matched.
 * That is the click, which Meta itself issued: no address, no hash of one, and no network address.
 */
const metaEvent = ({ id, name, at, url, clickId, clickedAt, userAgent }: PixelEvent) => ({
  event_name: names[name],
  event_time: Math.floor(at.getTime() / 1_000),
  event_id: id,
  event_source_url: url,
  action_source: 'website',
  user_data: { client_user_agent: userAgent, fbc: `fb.1.${clickedAt.getTime()}.${clickId}` },
});

/** Longest start of a refusal's body that is stored. */
const maxAnswer = 300;

/** Meta's Conversions API: `POST /{pixel}/events`. The token is in the body, since addresses stand in logs of proxies. */
export const tellMeta: TellProvider = async ({ url, token }, pixelId, event, signal) => {
  const response = await fetch(`${url}/${pixelId}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: [metaEvent(event)], access_token: token }),
    redirect: 'error',
    signal,
  });
  if (response.ok) {
    await response.body?.cancel();
    return { status: response.status, text: '' };
  }
  const answer = await response.text();
  return { status: response.status, text: answer.replaceAll(token, '…').slice(0, maxAnswer) };
};
