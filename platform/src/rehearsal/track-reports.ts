import type { TrackedWindow } from './tracked-page.ts';

/** Runs in the page after `trackTools`, before any of its scripts: what the shell reports about the candidate. */
export function trackReports(mine: string): void {
  const name = mine.split('/')[2];
  const reports: string[] = [];
  const sendBeacon = navigator.sendBeacon.bind(navigator);
  navigator.sendBeacon = (url, body) => {
    if (url === '/telemetry' && typeof body === 'string')
      for (const { event, remote, text } of JSON.parse(body).facts)
        if (event === 'reported' && remote === name) reports.push(text);
    return sendBeacon(url, body);
  };
  (window as TrackedWindow).jhReports = () => {
    // The shell sends its queued reports on `pagehide`.
    window.dispatchEvent(new Event('pagehide'));
    return reports;
  };
}
