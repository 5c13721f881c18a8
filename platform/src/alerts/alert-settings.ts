/** Webhook URL and thresholds of alerts. */
export interface AlertSettings {
  urls: readonly string[];
  /** HMAC key of the webhook's signatures. */
  secret: Buffer;
  /** Threshold: share of failed visits, 0 to 1. */
  failedShare: number;
  /** Threshold: share of free disk space, 0 to 1. */
  diskFree: number;
}

/** Minimum bytes; a shorter secret could be brute-forced from one alert. */
const minSecret = 24;

/** Reads `ALERT_WEBHOOK_URL` and the related settings; null without a URL. */
export function readAlertSettings(env: NodeJS.ProcessEnv): AlertSettings | null {
  const urls = (env.ALERT_WEBHOOK_URL ?? '').split(',').flatMap((url) => url.trim() || []);
  if (urls.length === 0) return null;
  for (const url of urls)
    if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ''))
      throw new Error(
        `ALERT_WEBHOOK_URL takes addresses, such as https://hooks.example/alerts; ${url} is none.`,
      );
  const secret = Buffer.from((env.ALERT_WEBHOOK_SECRET ?? '').replace(/^whsec_/, ''), 'base64');
  if (secret.length < minSecret)
    throw new Error(
      `ALERT_WEBHOOK_SECRET has to be at least ${minSecret} bytes in base64, by which alerts are signed.`,
    );
  return {
    urls,
    secret,
    failedShare: readShare('ALERT_FAILED_SHARE', env.ALERT_FAILED_SHARE, 0.05),
    diskFree: readShare('ALERT_DISK_FREE', env.ALERT_DISK_FREE, 0.1),
  };
}

function readShare(name: string, text: string | undefined, usual: number): number {
  if (text === undefined || text.trim() === '') return usual;
  const share = Number(text.replace(/%$/, '')) / 100;
  if (/^\s*\d+(?:\.\d+)?%?\s*$/.test(text) && share <= 1) return share;
  throw new Error(`${name} takes a percentage, such as 5%; ${text} is none.`);
}
