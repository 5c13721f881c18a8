import { setTimeout as delay } from 'node:timers/promises';
import type { RenderChannel } from './render-channel.ts';

const pingMs = 200;
const idlePingMs = 1_000;

export interface SilenceOptions {
  /** Timeout of a ping in milliseconds. */
  silenceMs: number;
  ended: Promise<unknown>;
  isRendering(): boolean;
  onSilence(): void;
}

/** Pings a render process sequentially until it has ended or is silent. Tolerates delays of a busy gateway. */
export async function watchHeartbeat(
  { ask }: RenderChannel,
  { silenceMs, ended, isRendering, onSilence }: SilenceOptions,
): Promise<void> {
  const isOver = ended.then(() => true);
  const pause = (milliseconds: number) => delay(milliseconds, false, { ref: false });
  // A failed ping means that the process exited, which is handled elsewhere.
  const ping = () =>
    ask({}).then(
      () => true,
      () => false,
    );
  for (;;) {
    if (await Promise.race([isOver, pause(isRendering() ? pingMs : idlePingMs)])) return;
    const answered = ping();
    if (await Promise.race([answered, pause(silenceMs), isOver])) continue;
    await delay(0);
    if (await Promise.race([answered, pause(pingMs)])) continue;
    return onSilence();
  }
}
